import type { StageContent } from '../../types.ts';

export const production: StageContent = {
  key: 'backend-production',
  title: 'Safe and online',
  description:
    'Accounts, tests and a deployment: what it takes before other people may rely on you.',
  level: 3,
  course: {
    title: 'Sign-in with Node',
    description: 'Passwords, cookies and tokens, and the mistakes to avoid with each of them.',
    playlistUrl: 'https://www.youtube.com/playlist?list=PL4cUxeGkcC9iqqESP8335DA5cRFp8loyp',
  },
  tasks: [
    {
      key: 'backend-accounts',
      title: 'Accounts and roles',
      deadlineInDays: 24,
      html: `<h2>What you will build</h2>
<p>Give your ledger or your price API accounts. Anybody may read prices; only a market reporter may add them; only an editor may remove them.</p>
<h3>Requirements</h3>
<ul>
<li>Register and sign in with an e-mail address and a password.</li>
<li>Store passwords with Argon2 or bcrypt, never as plain text and never with a fast hash.</li>
<li>After five wrong passwords, make the next try wait.</li>
<li>Say the same thing for an unknown address and for a wrong password.</li>
</ul>
<pre><code>import { hash, verify } from '@node-rs/argon2';

const stored = await hash(password);
const correct = await verify(stored, attempt);</code></pre>
<h3>Done means</h3>
<table>
<tr><th>Who</th><th>Read</th><th>Add</th><th>Remove</th></tr>
<tr><td>Visitor</td><td>200</td><td>401</td><td>401</td></tr>
<tr><td>Reporter</td><td>200</td><td>201</td><td>403</td></tr>
<tr><td>Editor</td><td>200</td><td>201</td><td>204</td></tr>
</table>
<p>Each cell of the table has a test of its own.</p>
<h3>How to submit</h3>
<p>Send the repository, with the commands to run the tests. Do not send a real password of yours to anybody, your mentor included.</p>
<blockquote><p><strong>Hint:</strong> 401 means "I do not know who you are", 403 means "I know, and no". Keep the <a href="https://cheatsheetseries.owasp.org/cheatsheets/Authentication_Cheat_Sheet.html">OWASP authentication cheat sheet</a> open while you work.</p></blockquote>`,
    },
    {
      key: 'backend-tests',
      title: 'Tests for a delivery fee',
      deadlineInDays: 31,
      html: `<h2>What you will do</h2>
<p>A bakery delivers bread by motorcycle. The rules of the fee have grown over the years, and nobody dares to touch the code. Write the tests first, then the function.</p>
<h3>The rules</h3>
<ol>
<li>Up to 3 kilometres the fee is ₦500.</li>
<li>Every further kilometre, begun or complete, adds ₦150.</li>
<li>Orders of ₦20,000 and more travel free up to 10 kilometres, and pay only for the kilometres beyond.</li>
<li>After 20:00 the fee grows by a quarter, rounded up to the next ₦50.</li>
<li>Beyond 25 kilometres there is no delivery.</li>
</ol>
<pre><code>import { expect, test } from 'vitest';
import { fee } from './fee.js';

test('three kilometres still cost the base fee', () =&gt; {
  expect(fee({ km: 3, order: 4000, hour: 12 })).toBe(500);
});</code></pre>
<h3>Done means</h3>
<ul>
<li>Every rule has a test just below, at and just above its limit.</li>
<li>At least one test covers two rules at the same time.</li>
<li>Your commits show a failing test before the code that makes it pass.</li>
<li>The tests run on every push, with GitHub Actions.</li>
</ul>
<h3>How to submit</h3>
<p>Send the link to the repository. In the comment, name a case that the rules do not decide and what you chose.</p>
<blockquote><p><strong>Hint:</strong> a table of cases is easier to read than twenty tests; look for <code>test.each</code> in the <a href="https://vitest.dev/api/">Vitest reference</a>.</p></blockquote>`,
    },
    {
      key: 'backend-deploy',
      title: 'Put your API online',
      deadlineInDays: 38,
      html: `<h2>What you will do</h2>
<p>Take one of the services you wrote and put it where a stranger can call it. Choose any host with a free plan; no bank card should be needed.</p>
<h3>Steps</h3>
<ol>
<li>Read the port, the database address and all secrets from the environment.</li>
<li>Add <code>GET /health</code>, which answers 200 only if the database answers too.</li>
<li>Write a <code>Dockerfile</code> or use the start command of your host.</li>
<li>Deploy from the main branch, so that a push is a release.</li>
<li>Stop the database on purpose, look at the answer, and start it again.</li>
</ol>
<pre><code>FROM node:22-slim
WORKDIR /app
COPY package*.json ./
RUN npm ci --omit=dev
COPY . .
USER node
CMD ["node", "server.js"]</code></pre>
<h3>Done means</h3>
<ul>
<li>The address works over https from a phone with mobile data.</li>
<li>There is no secret in the code and none in the Git history.</li>
<li>The README says how to go back to the version before.</li>
</ul>
<h3>How to submit</h3>
<p>Send the address of <code>/health</code>, and put the link to the repository in your comment.</p>
<blockquote><p><strong>Hint:</strong> free hosts put a service to sleep; the first call may take half a minute. The <a href="https://docs.docker.com/get-started/">Docker introduction</a> explains every line above.</p></blockquote>`,
    },
  ],
};
