import type { StageContent } from '../../types.ts';

export const git: StageContent = {
  key: 'web-git',
  title: 'Git and working together',
  description:
    'Keep every version of your work, publish it, and make your first change to somebody else’s project.',
  level: 3,
  course: null,
  tasks: [
    {
      key: 'web-first-repo',
      title: 'Your first repository',
      deadlineInDays: -2,
      html: `<h2>What you will build</h2>
<p>Bring the pages you have made so far into one Git repository, with a history that tells the story. From today, losing a laptop must not mean losing your work.</p>
<h3>Steps</h3>
<ol>
<li>Install Git and set your name and e-mail address.</li>
<li>Make a folder for the price list, the recipe and the form, and start a repository in it.</li>
<li>Commit each page on its own, with a message that says what changed.</li>
<li>Create an empty repository on GitHub and push to it.</li>
<li>Write a <code>README.md</code> that says what each page is and how to open it.</li>
</ol>
<pre><code>git init
git add price-list.html
git commit -m "Add the price list of the foodstuff stall"
git remote add origin https://github.com/YOUR-NAME/first-pages.git
git push -u origin main</code></pre>
<h3>Done means</h3>
<ul>
<li>At least five commits, each with a clear message.</li>
<li>No passwords, and no folders that a tool can make again.</li>
<li>A stranger can read the README and open a page within a minute.</li>
</ul>
<h3>How to submit</h3>
<p>Send the link to the repository. In the comment, copy the commit message you are most pleased with.</p>
<blockquote><p><strong>Hint:</strong> when Git complains, read the last line first: it often says what to type next. The first two chapters of <a href="https://git-scm.com/book/en/v2">the Git book</a> are enough.</p></blockquote>`,
    },
    {
      key: 'web-pull-request',
      title: 'A pull request to a friend',
      deadlineInDays: 1,
      html: `<h2>What you will do</h2>
<p>Developers rarely work alone. Pair up with another learner, find something small to improve in their repository, and offer the change as a pull request. They do the same for you.</p>
<h3>Steps</h3>
<ol>
<li>Ask in the community chat for a partner, or take a friend from your own town.</li>
<li>Fork their repository and make a branch with a meaningful name.</li>
<li>Fix one thing: a spelling error, a missing label, an image without a text alternative.</li>
<li>Open a pull request that says what you changed and why.</li>
<li>Review the one you receive. Say one thing that is good before you ask for a change.</li>
</ol>
<pre><code>git switch -c fix-form-labels
git commit -am "Join the labels to their fields"
git push origin fix-form-labels</code></pre>
<h3>Done means</h3>
<ul>
<li>Your pull request has a description of at least two sentences.</li>
<li>It contains only the change it describes.</li>
<li>You have reviewed one pull request from your partner.</li>
</ul>
<h3>How to submit</h3>
<p>Send the link to <em>your</em> pull request. It does not need to be merged. In the comment, name your partner.</p>
<blockquote><p><strong>Hint:</strong> the smaller the change, the sooner it is read. See <a href="https://docs.github.com/en/pull-requests">GitHub's guide to pull requests</a>.</p></blockquote>`,
    },
  ],
};
