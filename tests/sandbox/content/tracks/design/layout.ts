import type { StageContent } from '../../types.ts';

export const layout: StageContent = {
  key: 'design-layout',
  title: 'Layout and flow',
  description: 'From a problem to a sequence of screens: grey boxes first, colour later.',
  level: 2,
  course: {
    title: 'Figma for beginners',
    description: 'Frames, auto layout and sharing. The browser version is enough.',
    playlistUrl: 'https://www.youtube.com/playlist?list=PLXDU_eVOJTx7QHLShNqIXL1Cgbxj7HlN4',
  },
  tasks: [
    {
      key: 'design-clinic-wireframe',
      title: 'Clinic booking in grey',
      deadlineInDays: 9,
      html: `<h2>What you will build</h2>
<p>At the clinic, people come at six in the morning to get a number. Design the screens with which they could take a number from home. Work only in grey: no colour, no pictures, no logo.</p>
<h3>The flow</h3>
<ol>
<li>Choose the clinic and the day.</li>
<li>Say for whom: yourself, a child, a parent.</li>
<li>Check and confirm.</li>
<li>See the number and the expected time.</li>
<li>Follow the queue, or give the number back.</li>
</ol>
<h3>Requirements</h3>
<ul>
<li>Phone screens, 360 wide, in frames with auto layout.</li>
<li>Real words everywhere; "Lorem ipsum" is not allowed.</li>
<li>For each screen also its difficult states: day fully booked, no network, nothing chosen.</li>
<li>Somebody who reads slowly, or only Hausa, should not be lost. Show how you help them.</li>
</ul>
<h3>Done means</h3>
<p>Arrows join the screens, and there is a way back from each of them. A friend reaches the number in less than a minute on a printed or clickable version.</p>
<h3>How to submit</h3>
<p>Send the Figma link, opened at the first screen. In the comment, name the step you were able to leave out.</p>
<blockquote><p><strong>Hint:</strong> draw all five screens on one sheet of paper before you open the laptop. <a href="https://help.figma.com/hc/en-us/articles/360040451373-Guide-to-auto-layout">Figma's guide to auto layout</a> will save you hours.</p></blockquote>`,
    },
    {
      key: 'design-colours',
      title: 'Colours from a cloth',
      deadlineInDays: 15,
      html: `<h2>What you will build</h2>
<p>Take a piece of cloth you own: ankara, adire, aso oke, akwete, a school uniform. Photograph it in daylight, and make from it a set of colours that an app can use.</p>
<h3>The set has</h3>
<table>
<tr><th>Role</th><th>Needed</th></tr>
<tr><td>Text and muted text</td><td>2</td></tr>
<tr><td>Background and raised surface</td><td>2</td></tr>
<tr><td>Main colour, with hover and pressed</td><td>3</td></tr>
<tr><td>Success, warning and error</td><td>3</td></tr>
</table>
<p>Name colours by what they do, not by how they look:</p>
<pre><code>text/default      #1d1b16
text/muted        #5c574c
surface/page      #fbf5ea
action/default    #8a3b12</code></pre>
<h3>Done means</h3>
<ol>
<li>Every pair of text and background you show reaches 4.5 to 1, and the ratio is written beside it.</li>
<li>Success and error can be told apart in greyscale.</li>
<li>One sample screen uses every role, in a light and in a dark version.</li>
</ol>
<h3>How to submit</h3>
<p>Send a Figma link that shows the photograph, the set and the sample screen. In the comment, tell us whose cloth it is.</p>
<blockquote><p><strong>Hint:</strong> colours straight from a photograph are seldom dark enough for text. Keep the hue and lower the lightness. The <a href="https://webaim.org/resources/contrastchecker/">WebAIM contrast checker</a> does the sums.</p></blockquote>`,
    },
  ],
};
