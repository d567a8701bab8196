import type { StageContent } from '../../types.ts';

export const javascript: StageContent = {
  key: 'web-javascript',
  title: 'JavaScript in the browser',
  description:
    'Pages that calculate, remember and answer: variables, functions, events and a little storage.',
  level: 4,
  course: {
    title: 'JavaScript from the beginning',
    description: 'From your first variable to changing the page. One video a day is a good pace.',
    playlistUrl: 'https://www.youtube.com/playlist?list=PL4cUxeGkcC9haFPT7J25Q9GRB_ZkFrQAc',
  },
  tasks: [
    {
      key: 'web-ajo-calculator',
      title: 'Ajo savings calculator',
      deadlineInDays: 8,
      html: `<h2>What you will build</h2>
<p>In an ajo (or esusu) group, everybody pays the same amount each week or month, and one member collects the whole pot in turn. Build a calculator that shows who collects, when, and how much.</p>
<h3>The page asks for</h3>
<ul>
<li>the contribution in naira and whether it is weekly or monthly;</li>
<li>the names of the members, in the order of collection;</li>
<li>the date of the first payment.</li>
</ul>
<p>It answers with a table: turn, member, date, amount. Begin with a function that knows nothing of the page:</p>
<pre><code>function pot(contribution, members) {
  return contribution * members.length;
}

console.log(pot(5000, ['Ada', 'Bala', 'Tife'])); // 15000</code></pre>
<h3>Done means</h3>
<ol>
<li>The table changes as soon as an input changes, without loading the page again.</li>
<li>Amounts show as ₦15,000 and not as 15000.</li>
<li>An empty list or a negative amount gives a friendly sentence, never <code>NaN</code>.</li>
</ol>
<h3>How to submit</h3>
<p>Send a link to the live page or the repository. In the comment, give the numbers you tested with.</p>
<blockquote><p><strong>Hint:</strong> <a href="https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Intl/NumberFormat">Intl.NumberFormat</a> writes naira for you. Think about what one month after 31 January should be, and tell your mentor what you decided.</p></blockquote>`,
    },
    {
      key: 'web-light-log',
      title: 'Power outage log',
      deadlineInDays: 13,
      html: `<h2>What you will build</h2>
<p>Light comes and goes. Build a page with one large button: "Light went" or "Light came back". Over a week it tells a household how many hours of power it really had.</p>
<h3>Requirements</h3>
<ul>
<li>Each press saves the time in <code>localStorage</code>, so that closing the page loses nothing.</li>
<li>A list shows the outages, the newest first, with start, end and length.</li>
<li>A summary shows the hours with power today and in the past seven days.</li>
<li>An entry made by mistake can be removed.</li>
</ul>
<pre><code>const outages = JSON.parse(localStorage.getItem('outages') ?? '[]');

outages.push({ from: new Date().toISOString(), to: null });
localStorage.setItem('outages', JSON.stringify(outages));</code></pre>
<h3>Done means</h3>
<ol>
<li>The list is the same after you close the browser and open it again.</li>
<li>An outage that crosses midnight counts on both days.</li>
<li>The page works without a network connection once it is open.</li>
</ol>
<h3>How to submit</h3>
<p>Use it yourself for at least two days, then send the link. Tell your mentor in the comment what your log showed.</p>
<blockquote><p><strong>Hint:</strong> keep times as ISO strings and turn them into words only when you show them. <a href="https://developer.mozilla.org/en-US/docs/Web/API/Window/localStorage">MDN on localStorage</a> explains what can be stored.</p></blockquote>`,
    },
    {
      key: 'web-capitals-quiz',
      title: 'State capitals quiz',
      deadlineInDays: 18,
      html: `<h2>What you will build</h2>
<p>Thirty-six states, one Federal Capital Territory, ten questions. Build a quiz that a primary school class could play on the teacher's phone.</p>
<h3>Requirements</h3>
<ul>
<li>Ten questions a round, picked at random and never twice in the same round.</li>
<li>Four answers each; only one is right.</li>
<li>After every answer, say whether it was right and show the correct capital.</li>
<li>At the end, show the score and a button for another round.</li>
</ul>
<p>Keep the questions apart from the code that shows them:</p>
<pre><code>const states = [
  { name: 'Kebbi', capital: 'Birnin Kebbi' },
  { name: 'Bayelsa', capital: 'Yenagoa' },
  { name: 'Plateau', capital: 'Jos' },
];</code></pre>
<h3>Done means</h3>
<ol>
<li>The quiz can be played with the keyboard alone.</li>
<li>Right and wrong are told apart by words or a sign, not only by green and red.</li>
<li>The right answer is not always in the same place.</li>
</ol>
<h3>How to submit</h3>
<p>Send a link to the quiz, and write your own best score in the comment. Be honest.</p>
<blockquote><p><strong>Hint:</strong> put each message in an element with <code>role="status"</code>, so that a screen reader reads it aloud. The <a href="https://developer.mozilla.org/en-US/docs/Learn_web_development/Core/Scripting">MDN scripting module</a> covers events and arrays.</p></blockquote>`,
    },
  ],
};
