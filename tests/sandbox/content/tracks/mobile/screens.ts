import type { StageContent } from '../../types.ts';

export const screens: StageContent = {
  key: 'mobile-screens',
  title: 'Screens with Compose',
  description: 'Text, pictures, lists and buttons with Jetpack Compose, on small and large phones.',
  level: 2,
  course: {
    title: 'Jetpack Compose basics',
    description: 'Build screens from small functions. Each lesson ends with something you can see.',
    playlistUrl: 'https://www.youtube.com/playlist?list=PLQkwcJG4YTCSpJ2NLhDTHhi6XBNfk9WiC',
  },
  tasks: [
    {
      key: 'mobile-greeting-card',
      title: 'A greeting in two languages',
      deadlineInDays: 4,
      html: `<h2>What you will build</h2>
<p>Your first app on a real phone: a greeting card for somebody you like. It shows a picture, a greeting, and a button that wishes them something new each time.</p>
<h3>Requirements</h3>
<ul>
<li>One screen with Jetpack Compose, in portrait and in landscape.</li>
<li>At least five wishes.</li>
<li>Two languages, for example English and Hausa; the phone's own setting decides.</li>
<li>Light and dark theme.</li>
</ul>
<p>Text belongs in resources and not in the code:</p>
<pre><code>&lt;!-- res/values-ha/strings.xml --&gt;
&lt;resources&gt;
    &lt;string name="greeting"&gt;Barka da rana, %1$s!&lt;/string&gt;
&lt;/resources&gt;</code></pre>
<h3>Done means</h3>
<ol>
<li>Turning the phone does not go back to the first wish.</li>
<li>With the largest text size of the phone, nothing is cut off.</li>
<li>TalkBack reads a description of the picture.</li>
</ol>
<h3>How to submit</h3>
<p>Send the repository, with two screenshots in its README: one in each language.</p>
<blockquote><p><strong>Hint:</strong> no strong laptop? Leave the emulator and use your phone over USB. <code>rememberSaveable</code> keeps the wish when the phone turns. Begin with the <a href="https://developer.android.com/develop/ui/compose/tutorial">Compose tutorial</a>.</p></blockquote>`,
    },
    {
      key: 'mobile-market-list',
      title: 'Market day shopping list',
      deadlineInDays: 12,
      html: `<h2>What you will build</h2>
<p>A shopping list for market day. You type what to buy and what you expect to pay; in the market you tick it off and enter the price after bargaining. The app tells you how well you did.</p>
<h3>Requirements</h3>
<ul>
<li>Add, change, tick and remove items.</li>
<li>Show the expected total, the total so far and the difference.</li>
<li>Ticked items move to the end of the list.</li>
<li>Removing an item offers "Undo" for a few seconds.</li>
</ul>
<pre><code>data class Item(
    val id: Int,
    val name: String,
    val expected: Int,
    val paid: Int? = null,
)

val saved = items.sumOf { it.expected - (it.paid ?: it.expected) }</code></pre>
<h3>Done means</h3>
<ol>
<li>Fifty items scroll smoothly.</li>
<li>Everything can be reached with one thumb; touch targets are at least 48dp high.</li>
<li>The screen receives its state and sends events up: no calculation inside the list row.</li>
</ol>
<h3>How to submit</h3>
<p>Take the app to a real market once. Send the repository, and tell your mentor what annoyed you there.</p>
<blockquote><p><strong>Hint:</strong> give each row of the <code>LazyColumn</code> a <code>key</code>, or ticks will jump between rows. See <a href="https://developer.android.com/develop/ui/compose/lists">lists in Compose</a>.</p></blockquote>`,
    },
  ],
};
