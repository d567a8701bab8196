import type { StageContent } from '../../types.ts';

export const react: StageContent = {
  key: 'web-react',
  title: 'Applications with React',
  description:
    'Split a page into components, keep its state in one place and fetch data the way real products do.',
  level: 5,
  course: {
    title: 'React step by step',
    description: 'Components, props, state, effects and routing, built up in one small project.',
    playlistUrl: 'https://www.youtube.com/playlist?list=PL4cUxeGkcC9gZD-Tvwfod2gaISzfRiP9d',
  },
  tasks: [
    {
      key: 'web-result-sheet',
      title: 'School result sheet',
      deadlineInDays: 27,
      html: `<h2>What you will build</h2>
<p>A class teacher adds up continuous assessment and examination marks by hand, for forty pupils and nine subjects. Build the React sheet that does it and lets her check it.</p>
<h3>Requirements</h3>
<ul>
<li>Add and remove pupils; enter the two marks for each subject.</li>
<li>Show the total, the average, the grade and the position in class.</li>
<li>Let the teacher sort by name or by average.</li>
</ul>
<table>
<tr><th>Total</th><th>Grade</th></tr>
<tr><td>70 to 100</td><td>A</td></tr>
<tr><td>60 to 69</td><td>B</td></tr>
<tr><td>50 to 59</td><td>C</td></tr>
<tr><td>45 to 49</td><td>D</td></tr>
<tr><td>below 45</td><td>F</td></tr>
</table>
<pre><code>export function gradeOf(total) {
  if (total &gt;= 70) return 'A';
  if (total &gt;= 60) return 'B';
  return 'C'; // finish me
}</code></pre>
<h3>Done means</h3>
<ol>
<li>The marks live in one place; totals and positions are calculated, never stored.</li>
<li>Two pupils with the same average share a position.</li>
<li>A mark above its maximum is refused with a message beside the field.</li>
<li>You have at least three tests for the grade function, at the edges.</li>
</ol>
<h3>How to submit</h3>
<p>Send the repository, with the live link in its README.</p>
<blockquote><p><strong>Hint:</strong> read <a href="https://react.dev/learn/thinking-in-react">Thinking in React</a> and draw your components on paper before you type.</p></blockquote>`,
    },
    {
      key: 'web-route-planner',
      title: 'Danfo route planner',
      deadlineInDays: 41,
      html: `<h2>What you will build</h2>
<p>A visitor stands at a bus stop and wants to know which bus to take, where to change and what it costs. Build a planner for your own city, with the routes you know.</p>
<h3>Requirements</h3>
<ul>
<li>Keep stops and routes in a JSON file and load it with <code>fetch</code>.</li>
<li>Choose a start and a destination; suggest stops while typing.</li>
<li>Show at least one way to get there, with changes and the total fare.</li>
<li>Show what is happening: loading, nothing found, no connection.</li>
</ul>
<pre><code>{
  "routes": [
    { "id": "r1", "stops": ["Ojota", "Maryland", "Anthony", "Yaba"], "fare": 400 }
  ]
}</code></pre>
<h3>Done means</h3>
<ol>
<li>A direct route is found, and so is a route with one change.</li>
<li>The chosen start and destination stand in the address, so that a route can be shared.</li>
<li>With the network switched off, the page says so and offers to try again.</li>
<li>The planner is deployed and opens in under three seconds on a slow connection.</li>
</ol>
<h3>How to submit</h3>
<p>Send the link to the deployed site. In the comment, give your mentor one journey to try.</p>
<blockquote><p><strong>Hint:</strong> for one change, look for a stop that two routes share. Fares change often: write the date of yours on the page. <a href="https://developer.mozilla.org/en-US/docs/Web/API/URLSearchParams">URLSearchParams</a> helps with the address.</p></blockquote>`,
    },
  ],
};
