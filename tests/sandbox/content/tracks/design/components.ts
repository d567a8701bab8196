import type { StageContent } from '../../types.ts';

export const components: StageContent = {
  key: 'design-components',
  title: 'Components',
  description: 'Design each thing once, with all its states, and use it everywhere.',
  level: 3,
  course: null,
  tasks: [
    {
      key: 'design-form-kit',
      title: 'A kit for forms',
      deadlineInDays: 22,
      html: `<h2>What you will build</h2>
<p>Most apps are forms in good clothes. Build a small Figma library with which a team could lay out any form: a school admission, a loan request, a SIM registration.</p>
<h3>Components</h3>
<ul>
<li>text field, telephone field with country code, and field for an amount in naira;</li>
<li>choice list, check box, radio button;</li>
<li>main and second button, and a button that is busy;</li>
<li>message for the whole form.</li>
</ul>
<h3>Each field has these states</h3>
<ol>
<li>empty</li>
<li>in use, with a clear focus ring</li>
<li>filled</li>
<li>wrong, with a sentence that says how to put it right</li>
<li>switched off</li>
</ol>
<p>Use variants and properties, so that a state is a choice and not a copy:</p>
<pre><code>Field
  state = empty | focus | filled | error | disabled
  label = "Telephone number"
  help  = "With country code, for example +234"</code></pre>
<h3>Done means</h3>
<p>You lay out a new form of eight fields in under ten minutes, using only the kit. A label of forty characters and an error of two lines still fit.</p>
<h3>How to submit</h3>
<p>Send the Figma link with the library, plus one finished form. In the comment, say which component gave you the most trouble.</p>
<blockquote><p><strong>Hint:</strong> the text inside an empty field is no label, because it disappears when one needs it. The <a href="https://design-system.service.gov.uk/components/">GOV.UK components</a> explain the reasons behind each decision.</p></blockquote>`,
    },
  ],
};
