import type { StageContent } from '../../types.ts';

export const testing: StageContent = {
  key: 'design-testing',
  title: 'Prototype and test',
  description: 'Make it clickable, put it in front of people, and change your mind.',
  level: 4,
  course: {
    title: 'Prototypes and user tests',
    description: 'Link frames, plan a session, take notes that you can use the next day.',
    playlistUrl: 'https://www.youtube.com/playlist?list=PLXDU_eVOJTx53btRMBES-ANCBmFABtmYr',
  },
  tasks: [
    {
      key: 'design-bus-prototype',
      title: 'Night bus ticket prototype',
      deadlineInDays: 33,
      html: `<h2>What you will build</h2>
<p>A clickable prototype for buying a seat on a bus between two cities, from the search to the ticket on the phone. It should feel finished although there is no code behind it.</p>
<h3>Screens</h3>
<ol>
<li>Search: from, to, day, number of passengers.</li>
<li>Results, to be sorted by departure or by price.</li>
<li>Choice of seat.</li>
<li>Passenger and next of kin.</li>
<li>Payment by card, by transfer or at the park.</li>
<li>Ticket, readable without a network.</li>
</ol>
<h3>Requirements</h3>
<ul>
<li>Use the components and colours of your earlier tasks.</li>
<li>Show three things going wrong: the seat was taken meanwhile, the payment is not confirmed yet, the bus is delayed.</li>
<li>Taken seats differ by more than colour.</li>
<li>Motion only where it explains something.</li>
</ul>
<h3>Done means</h3>
<p>Somebody who has never seen it buys a ticket on a phone without help. There is no dead end, and the price is the same on every screen.</p>
<h3>How to submit</h3>
<p>Send the link to the prototype, starting at the search. In the comment, tell your mentor which of the three failures was hardest to design.</p>
<blockquote><p><strong>Hint:</strong> begin with the ticket and work backwards: it tells you what you must ask. See <a href="https://help.figma.com/hc/en-us/articles/360040314193-Guide-to-prototyping-in-Figma">Figma's guide to prototyping</a>.</p></blockquote>`,
    },
    {
      key: 'design-five-people',
      title: 'Test with five people',
      deadlineInDays: 48,
      html: `<h2>What you will do</h2>
<p>Five people will show you most of what is wrong with your prototype. Find them, watch them, and improve it. They do the design a favour, so treat them well.</p>
<h3>Before</h3>
<ul>
<li>Write three tasks, such as "Your sister must be in Ilorin on Friday morning. Buy her a seat."</li>
<li>Choose people of different ages; at least one has little data or an old phone.</li>
<li>Ask for permission. Do not record faces, and do not keep names.</li>
</ul>
<h3>During</h3>
<ol>
<li>Say that you test the design and not the person.</li>
<li>Ask them to think aloud, and be silent yourself.</li>
<li>Note what they do, word for word where you can.</li>
</ol>
<h3>Afterwards</h3>
<table>
<tr><th>Seen</th><th>How many of five</th><th>Change</th></tr>
<tr><td>Looked for the price before the seat</td><td>4</td><td>Price moved into the results</td></tr>
</table>
<h3>Done means</h3>
<p>Your table has at least eight rows. The three worst findings are put right in the prototype, and you show the screen before and after.</p>
<h3>How to submit</h3>
<p>Send one link to a page with the table and the pictures. In the comment, say what you had been sure of and were wrong about.</p>
<blockquote><p><strong>Hint:</strong> when they ask "Do I click here?", answer "What would you expect?". The GOV.UK manual has a good page on <a href="https://www.gov.uk/service-manual/user-research/using-moderated-usability-testing">moderated testing</a>.</p></blockquote>`,
    },
  ],
};
