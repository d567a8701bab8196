import type { StageContent } from '../../types.ts';

export const release: StageContent = {
  key: 'mobile-release',
  title: 'Network and release',
  description:
    'Ask a service on the internet, cope when it is silent, and give your app to others.',
  level: 4,
  course: {
    title: 'Android from start to release',
    description: 'Threads, requests, permissions and signing, each in one evening.',
    playlistUrl: 'https://www.youtube.com/playlist?list=PLQkwcJG4YTCTq1raTb5iMuxnEB06J1VHX',
  },
  tasks: [
    {
      key: 'mobile-weather',
      title: 'Rain or harmattan',
      deadlineInDays: 29,
      html: `<h2>What you will build</h2>
<p>Should the washing stay outside? Build a weather app for five towns you choose. It answers that one question first and shows the numbers below.</p>
<h3>Requirements</h3>
<ul>
<li>Ask the free <a href="https://open-meteo.com/en/docs">Open-Meteo</a> service; it needs no key.</li>
<li>Show today and the next three days: highest and lowest temperature, chance of rain.</li>
<li>Keep the last answer on the phone and show how old it is.</li>
<li>Refresh by pulling down, and no more than once in ten minutes.</li>
</ul>
<pre><code>https://api.open-meteo.com/v1/forecast
  ?latitude=9.08&amp;longitude=7.40
  &amp;daily=temperature_2m_max,precipitation_probability_max
  &amp;timezone=Africa/Lagos</code></pre>
<h3>Done means</h3>
<table>
<tr><th>Situation</th><th>The screen shows</th></tr>
<tr><td>first start, no network</td><td>what is wrong and a button to try again</td></tr>
<tr><td>later, no network</td><td>the last answer with its age</td></tr>
<tr><td>slow network</td><td>the last answer at once, then the new one</td></tr>
</table>
<h3>How to submit</h3>
<p>Send the repository. In the comment, say how many bytes one refresh costs and how you measured it.</p>
<blockquote><p><strong>Hint:</strong> data costs money, so ask only for the fields you show. Never do network work on the main thread: read about <a href="https://developer.android.com/kotlin/coroutines">coroutines on Android</a>.</p></blockquote>`,
    },
    {
      key: 'mobile-release-apk',
      title: 'Give your app to five people',
      deadlineInDays: 45,
      html: `<h2>What you will do</h2>
<p>An app on your own phone is practice. An app on five other phones is a product. Choose the best one you have made, prepare a release, and hand it out.</p>
<h3>Steps</h3>
<ol>
<li>Give the app a name, an icon and a version.</li>
<li>Make a signing key, and keep it outside the repository.</li>
<li>Build a signed APK and attach it to a GitHub release with notes in plain language.</li>
<li>Ask five people to install it: at least one with an old phone, at least one who is not a developer.</li>
<li>Watch two of them use it, and do not help.</li>
<li>Correct the worst thing you saw and release version 1.1.</li>
</ol>
<pre><code>git tag v1.1.0
git push origin v1.1.0</code></pre>
<h3>Done means</h3>
<ul>
<li>Two releases, each with notes that a neighbour would understand.</li>
<li>The APK is smaller than 15 MB and installs on Android 8.</li>
<li>The README says which data the app keeps and that none of it leaves the phone, if that is true.</li>
</ul>
<h3>How to submit</h3>
<p>Send the link to the release page. In the comment, name the worst thing you saw.</p>
<blockquote><p><strong>Hint:</strong> if you lose the key you can never update the app, so copy it to a second place. Follow <a href="https://developer.android.com/studio/publish/app-signing">Sign your app</a> step by step.</p></blockquote>`,
    },
  ],
};
