import type { StageContent } from '../../types.ts';

export const server: StageContent = {
  key: 'backend-server',
  title: 'HTTP and your first server',
  description:
    'What travels between a browser and a server, and a small Node program that answers.',
  level: 1,
  course: {
    title: 'Node crash course',
    description: 'Requests, responses, modules and a first API. Have a terminal open beside it.',
    playlistUrl: 'https://www.youtube.com/playlist?list=PL4cUxeGkcC9jsz4LDYc6kv3ymONOKxwBU',
  },
  tasks: [
    {
      key: 'backend-hello-server',
      title: 'A server that tells the time',
      deadlineInDays: -9,
      html: `<h2>What you will build</h2>
<p>A small server with Node and nothing else: no framework, no database. It greets whoever calls and tells the time in Lagos. When it works, you will know what every framework does for you.</p>
<h3>It answers</h3>
<table>
<tr><th>Request</th><th>Answer</th></tr>
<tr><td><code>GET /</code></td><td>200, a greeting as plain text</td></tr>
<tr><td><code>GET /time</code></td><td>200, the time as JSON</td></tr>
<tr><td>any other path</td><td>404, a short JSON message</td></tr>
<tr><td>any other method on <code>/time</code></td><td>405</td></tr>
</table>
<pre><code>import { createServer } from 'node:http';

createServer((request, response) =&gt; {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('Good morning from Lagos\\n');
}).listen(3000);</code></pre>
<h3>Done means</h3>
<ol>
<li>The status and the content type are right for every row of the table; show it with <code>curl -i</code>.</li>
<li>Each request writes one line: method, path, status, milliseconds.</li>
<li>The README starts the server with one command.</li>
</ol>
<h3>How to submit</h3>
<p>Send the link to the repository. In the comment, say what surprised you.</p>
<blockquote><p><strong>Hint:</strong> keep time in UTC inside and convert at the door. <a href="https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Status">MDN lists the status codes</a>.</p></blockquote>`,
    },
    {
      key: 'backend-price-api',
      title: 'Market price API',
      deadlineInDays: 4,
      html: `<h2>What you will build</h2>
<p>Farmers want to know what a bag of maize costs in Bodija, Dawanau and Ogbete before they hire a lorry. Build the API that an app could ask.</p>
<h3>Endpoints</h3>
<ul>
<li><code>GET /prices</code> lists prices; <code>?market=</code> and <code>?item=</code> narrow the list, <code>?page=</code> turns the page.</li>
<li><code>GET /prices/:id</code> gives one price.</li>
<li><code>POST /prices</code> adds one; <code>DELETE /prices/:id</code> removes one.</li>
</ul>
<p>Keep the data in memory for now. One price looks like this:</p>
<pre><code>{
  "id": 12,
  "market": "Dawanau",
  "item": "Maize, 100 kg bag",
  "kobo": 6250000,
  "seenOn": "2026-03-14"
}</code></pre>
<h3>Done means</h3>
<ol>
<li>Adding a price answers 201 and says where it is, in the <code>Location</code> header.</li>
<li>A missing or negative price answers 400 and names the field.</li>
<li>An unknown id answers 404, and broken JSON never stops the server.</li>
</ol>
<h3>How to submit</h3>
<p>Send the repository. Its README shows one <code>curl</code> command for each endpoint, with the answer.</p>
<blockquote><p><strong>Hint:</strong> money is a whole number of kobo. Try <code>0.1 + 0.2</code> in the console to see why. The <a href="https://expressjs.com/en/guide/routing.html">Express guide to routing</a> helps with paths that carry an id.</p></blockquote>`,
    },
  ],
};
