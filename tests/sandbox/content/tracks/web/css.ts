import type { StageContent } from '../../types.ts';

export const css: StageContent = {
  key: 'web-css',
  title: 'Style and layout with CSS',
  description:
    'Colour, type and space, and layouts that fit a small phone as well as the big screen in the computer lab.',
  level: 2,
  course: {
    title: 'CSS flexbox and grid',
    description: 'Two layout tools, one example each day. Pause often and change the numbers.',
    playlistUrl: 'https://www.youtube.com/playlist?list=PL4cUxeGkcC9i3FXJSUfmsNOx8E7u6UuhG',
  },
  tasks: [
    {
      key: 'web-profile-card',
      title: 'Member profile card',
      deadlineInDays: -4,
      html: `<h2>What you will build</h2>
<p>A profile card for a member of this community: picture, name, town, three skills and one sentence about what they want to build. Make the first one about yourself.</p>
<h3>Requirements</h3>
<ul>
<li>Pick two colours and one font, and write them down as CSS custom properties.</li>
<li>Use flexbox for the row of skills; it must wrap on a narrow screen.</li>
<li>Give the button or link on the card a visible focus style.</li>
</ul>
<pre><code>:root {
  --ink: #14231d;
  --leaf: #0e5c47;
}

.card {
  max-width: 22rem;
  padding: 1.5rem;
  border-radius: 1rem;
  color: var(--ink);
}</code></pre>
<h3>Done means</h3>
<ol>
<li>The card looks right between 320 and 1280 pixels wide, with no sideways scrolling.</li>
<li>A name as long as "Oluwafunmilayo Ogunsanwo-Nwachukwuemeka" wraps and does not break the card.</li>
<li>Text and background reach a contrast of at least 4.5 to 1.</li>
</ol>
<h3>How to submit</h3>
<p>Send a CodePen or repository link. In the comment, give the contrast ratio you measured.</p>
<blockquote><p><strong>Hint:</strong> your browser's colour picker shows the contrast for you. <a href="https://developer.mozilla.org/en-US/docs/Web/CSS/CSS_flexible_box_layout/Basic_concepts_of_flexbox">MDN explains flexbox</a> with pictures.</p></blockquote>`,
    },
    {
      key: 'web-bukka-menu',
      title: 'Bukka menu in a grid',
      deadlineInDays: 3,
      html: `<h2>What you will build</h2>
<p>A small restaurant prints a new menu every Monday. Make it a page: a grid of dishes that shows one column on a phone, two on a tablet and three or four on a laptop.</p>
<h3>Requirements</h3>
<ul>
<li>At least nine dishes, each with a name, a price and one line of description.</li>
<li>Use CSS grid, without a framework and without fixed widths.</li>
<li>Mark dishes that are finished for today, and not by colour alone.</li>
</ul>
<p>One line does most of the work:</p>
<pre><code>.menu {
  display: grid;
  gap: 1rem;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
}</code></pre>
<h3>Done means</h3>
<table>
<tr><th>Screen</th><th>Columns</th></tr>
<tr><td>360 pixels</td><td>1</td></tr>
<tr><td>768 pixels</td><td>2 or 3</td></tr>
<tr><td>1280 pixels</td><td>3 or 4</td></tr>
</table>
<p>The page also stays readable when you set the browser's text size to 200%.</p>
<h3>How to submit</h3>
<p>Send a link to the deployed page or the repository, and tell your mentor on which real phone you tried it.</p>
<blockquote><p><strong>Hint:</strong> resize the window slowly and watch where it feels tight; change the <code>14rem</code> until it does not. The <a href="https://web.dev/learn/css/grid">web.dev lesson on grid</a> goes further.</p></blockquote>`,
    },
  ],
};
