import type { StageContent } from '../../types.ts';

export const looking: StageContent = {
  key: 'design-looking',
  title: 'Learning to look',
  description: 'Why some screens feel easy: order, type, contrast and the words on the button.',
  level: 1,
  course: null,
  tasks: [
    {
      key: 'design-teardown',
      title: 'One screen, taken apart',
      deadlineInDays: -5,
      html: `<h2>What you will do</h2>
<p>Choose one screen that people around you use every week: sending money, buying airtime, checking an examination result. Find out where it helps and where it hurts.</p>
<h3>Steps</h3>
<ol>
<li>Take a screenshot and cover every name, number and balance.</li>
<li>Watch one person use the screen. Say nothing, and note where they stop.</li>
<li>Mark ten places on the screenshot: five that work and five that do not.</li>
<li>For each, write what you saw first, and only then why you think it happens.</li>
<li>Sketch on paper how you would change the worst one.</li>
</ol>
<h3>Useful questions</h3>
<ul>
<li>What does the eye meet first? Is it the most important thing?</li>
<li>Does the button say what will happen?</li>
<li>What happens after a mistake: blame, or help?</li>
<li>Could you read it in the sun, with one hand, on a cracked screen?</li>
</ul>
<h3>Done means</h3>
<p>A stranger understands your ten notes without you. No sentence says only that something is "nice" or "bad".</p>
<h3>How to submit</h3>
<p>Put everything on one page in Figma or in a public document and send the link. In the comment, say who you watched (no names, please) and where they stopped.</p>
<blockquote><p><strong>Hint:</strong> compare with the <a href="https://www.nngroup.com/articles/ten-usability-heuristics/">ten usability heuristics</a>; most problems have had a name for years.</p></blockquote>`,
    },
    {
      key: 'design-poster',
      title: 'A poster with type alone',
      deadlineInDays: 5,
      html: `<h2>What you will build</h2>
<p>A poster for a real event near you: a naming ceremony, a football final, a parents' evening, a book club. You may use letters, one background colour and one accent. No pictures.</p>
<h3>Requirements</h3>
<ul>
<li>A4, portrait, with a visible grid that you can switch on and off.</li>
<li>One typeface in at most three sizes.</li>
<li>The poster answers four questions: what, when, where, for whom.</li>
<li>At least one word with its correct diacritics; check that your typeface has them.</li>
</ul>
<p>Choose sizes with a clear step between them, for example:</p>
<pre><code>name of the event   96
date and place      36
everything else     18</code></pre>
<h3>Done means</h3>
<ol>
<li>From three metres away, one can read what and when.</li>
<li>Everything stands on the grid, and you can explain each exception.</li>
<li>The contrast of all text is at least 4.5 to 1.</li>
</ol>
<h3>How to submit</h3>
<p>Send a Figma link that everyone with the link may view, with two rejected versions beside the final one. In the comment, say why you rejected them.</p>
<blockquote><p><strong>Hint:</strong> when everything is large, nothing is. Halve the size of the second most important thing and look again. <a href="https://fonts.google.com/knowledge">Google Fonts Knowledge</a> is a good companion.</p></blockquote>`,
    },
  ],
};
