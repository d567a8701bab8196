import type { StageContent } from '../../types.ts';

export const html: StageContent = {
  key: 'web-html',
  title: 'Pages with HTML',
  description:
    'The words and the structure of a page: headings, lists, tables, links and forms that everybody can use, also without a mouse.',
  level: 1,
  course: {
    title: 'HTML for beginners',
    description: 'Short videos on the elements you need first. Type along; do not only watch.',
    playlistUrl: 'https://www.youtube.com/playlist?list=PL4cUxeGkcC9ivBf_eKCPIAYXWzLlPAm6G',
  },
  tasks: [
    {
      key: 'web-price-list',
      title: 'Market stall price list',
      deadlineInDays: -21,
      html: `<h2>What you will build</h2>
<p>Mama Kudirat sells foodstuff at a busy market. Customers call all day to ask for prices. Build one HTML page that answers them before they call.</p>
<h3>The page has</h3>
<ul>
<li>the name of the stall in a main heading, and the opening hours below it;</li>
<li>a table of at least eight goods with unit and price;</li>
<li>a short paragraph on how to order by telephone.</li>
</ul>
<p>Start the table like this:</p>
<pre><code>&lt;table&gt;
  &lt;caption&gt;Prices this week&lt;/caption&gt;
  &lt;tr&gt;
    &lt;th scope="col"&gt;Item&lt;/th&gt;
    &lt;th scope="col"&gt;Unit&lt;/th&gt;
    &lt;th scope="col"&gt;Price (₦)&lt;/th&gt;
  &lt;/tr&gt;
&lt;/table&gt;</code></pre>
<h3>Done means</h3>
<ol>
<li>There is exactly one <code>h1</code>, and the table has a caption and header cells.</li>
<li>The telephone number is a link that opens the dialler.</li>
<li>The <a href="https://validator.w3.org/">W3C validator</a> reports no errors.</li>
</ol>
<h3>How to submit</h3>
<p>Put the page on <a href="https://codepen.io/">CodePen</a> or in a GitHub repository and send the link. In your comment, say which part took you longest.</p>
<blockquote><p><strong>Hint:</strong> colours and fonts come in the next stage. A plain page with correct structure is worth more here than a pretty one without it. <a href="https://developer.mozilla.org/en-US/docs/Web/HTML/Element/table">MDN on tables</a> has all you need.</p></blockquote>`,
    },
    {
      key: 'web-recipe',
      title: 'Jollof recipe page',
      deadlineInDays: -14,
      html: `<h2>What you will build</h2>
<p>A recipe page that somebody can follow with one hand on the pot. Use your own family's jollof, or any dish you cook well: moi moi, tuwo, afang soup, it is your page.</p>
<h3>The page has</h3>
<ul>
<li>a short introduction: who taught you, and how many people it feeds;</li>
<li>the ingredients as an unordered list, with amounts;</li>
<li>the steps as an ordered list, one action in each step;</li>
<li>one photograph or drawing with a useful <code>alt</code> text;</li>
<li>links at the top that jump to the ingredients and to the steps.</li>
</ul>
<p>A link inside a page needs an <code>id</code> to land on:</p>
<pre><code>&lt;a href="#steps"&gt;Go to the steps&lt;/a&gt;

&lt;h2 id="steps"&gt;Steps&lt;/h2&gt;</code></pre>
<h3>Done means</h3>
<ol>
<li>Headings go down one level at a time: <code>h1</code>, then <code>h2</code>, never straight to <code>h4</code>.</li>
<li>With images switched off, the page still makes sense.</li>
<li>A friend who has never cooked the dish can tell you what comes after step three.</li>
</ol>
<h3>How to submit</h3>
<p>Send a link to the page or to its repository. Tell your mentor what your tester found confusing, and what you changed.</p>
<blockquote><p><strong>Hint:</strong> use your own picture. If you have none, draw the pot on paper and photograph the drawing. Read about <a href="https://developer.mozilla.org/en-US/docs/Web/HTML/Element/img">the img element</a> first.</p></blockquote>`,
    },
    {
      key: 'web-signup-form',
      title: 'Library sign-up form',
      deadlineInDays: -6,
      html: `<h2>What you will build</h2>
<p>A reading room in your area wants to register new members. Today they use an exercise book. Build the form that replaces it. It does not need to send anything yet.</p>
<h3>The form asks for</h3>
<ul>
<li>full name and telephone number (required);</li>
<li>date of birth;</li>
<li>the kind of books they like, as check boxes;</li>
<li>how often they plan to come, as radio buttons in a <code>fieldset</code>;</li>
<li>a free message of at most 200 characters.</li>
</ul>
<p>Each field has its own label, joined to it by <code>for</code> and <code>id</code>:</p>
<pre><code>&lt;label for="phone"&gt;Telephone number&lt;/label&gt;
&lt;input id="phone" name="phone" type="tel" autocomplete="tel" required&gt;</code></pre>
<h3>Done means</h3>
<ol>
<li>Tapping a label puts the cursor into its field.</li>
<li>You can fill in and send the whole form with the keyboard alone.</li>
<li>The browser itself stops an empty name and a message that is too long.</li>
</ol>
<h3>How to submit</h3>
<p>Send a link to the live form or to a CodePen. Say in your comment which keyboard keys you used to test it.</p>
<blockquote><p><strong>Hint:</strong> on a phone, the right <code>type</code> brings up the right keyboard. Compare <code>tel</code>, <code>email</code> and <code>date</code> in the <a href="https://web.dev/learn/forms">web.dev course on forms</a>.</p></blockquote>`,
    },
  ],
};
