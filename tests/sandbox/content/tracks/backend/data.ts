import type { StageContent } from '../../types.ts';

export const data: StageContent = {
  key: 'backend-data',
  title: 'Databases',
  description: 'Tables, keys, queries and transactions: where the facts live after the power goes.',
  level: 2,
  course: {
    title: 'SQL for beginners',
    description: 'Design tables, ask questions of them, and keep them honest with constraints.',
    playlistUrl: 'https://www.youtube.com/playlist?list=PL_c9BZzLwBRKIMP_xNTJxi9lIgQhE51rF',
  },
  tasks: [
    {
      key: 'backend-result-schema',
      title: 'Tables for a result sheet',
      deadlineInDays: 10,
      html: `<h2>What you will build</h2>
<p>The tables behind a school's result sheet: pupils, classes, subjects, terms and marks. You write SQL only, no server. PostgreSQL and SQLite are both fine.</p>
<h3>Requirements</h3>
<ul>
<li>A pupil can change class from one session to the next without losing old marks.</li>
<li>Each pupil has at most one mark for a subject in a term.</li>
<li>Continuous assessment is out of 40 and the examination out of 60; the database itself refuses anything else.</li>
</ul>
<pre><code>CREATE TABLE marks (
  pupil_id   INTEGER NOT NULL REFERENCES pupils (id),
  subject_id INTEGER NOT NULL REFERENCES subjects (id),
  term_id    INTEGER NOT NULL REFERENCES terms (id),
  assessment INTEGER NOT NULL CHECK (assessment BETWEEN 0 AND 40),
  exam       INTEGER NOT NULL CHECK (exam BETWEEN 0 AND 60),
  PRIMARY KEY (pupil_id, subject_id, term_id)
);</code></pre>
<h3>Then answer with one query each</h3>
<ol>
<li>The result sheet of one pupil for one term.</li>
<li>The class list with averages and positions, the best first.</li>
<li>The subject with the lowest average in the school.</li>
<li>Pupils who have no mark at all this term.</li>
</ol>
<h3>How to submit</h3>
<p>Send a repository with <code>schema.sql</code>, <code>data.sql</code> for twenty invented pupils, and <code>queries.sql</code> with the expected answers as comments.</p>
<blockquote><p><strong>Hint:</strong> for positions, read about <code>RANK()</code> in the <a href="https://www.postgresql.org/docs/current/tutorial-window.html">PostgreSQL tutorial on window functions</a>.</p></blockquote>`,
    },
    {
      key: 'backend-ledger',
      title: 'Cooperative society ledger',
      deadlineInDays: 17,
      html: `<h2>What you will build</h2>
<p>A cooperative keeps the savings of sixty members and gives loans. The treasurer's book must add up every evening. Build the API of that book, with a database under it.</p>
<h3>It can</h3>
<ul>
<li>record a deposit, a withdrawal, and a transfer from one member to another;</li>
<li>show a member's balance and their last twenty entries;</li>
<li>show the total of the society on a given date.</li>
</ul>
<p>Never change an entry. A mistake is put right with a second entry, as in a paper ledger. A transfer is two entries that stand or fall together:</p>
<pre><code>BEGIN;
INSERT INTO entries (member_id, kobo, note) VALUES (7, -500000, 'To Bisi');
INSERT INTO entries (member_id, kobo, note) VALUES (9,  500000, 'From Dan');
COMMIT;</code></pre>
<h3>Done means</h3>
<ol>
<li>Balances are sums of entries and are not stored anywhere.</li>
<li>A withdrawal above the balance is refused with a clear message.</li>
<li>Two withdrawals at the same moment cannot both take the last naira; you have a test that tries.</li>
</ol>
<h3>How to submit</h3>
<p>Send the repository. In the comment, say how you tested two requests at once.</p>
<blockquote><p><strong>Hint:</strong> pass values as parameters and never paste them into SQL. The <a href="https://www.postgresql.org/docs/current/tutorial-transactions.html">tutorial on transactions</a> uses bank accounts as its example.</p></blockquote>`,
    },
  ],
};
