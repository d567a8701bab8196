import { encodeHtml } from '../../sandbox/data/seed.ts';
import { openSanitiser } from '../support/sanitiser.ts';
import { expect, test } from '../support/site.ts';

type Cases = readonly (readonly [written: string, html: string])[];

/** What a mentor wrote, and what a mentee should get to read. */
const mentions: Cases = [
  // Comparisons and code stay text.
  ['If a<b print a.', '<p>If a&lt;b print a.</p>'],
  ['while (i<p && q>r) i++', '<p>while (i&lt;p &amp;&amp; q&gt;r) i++</p>'],
  ['Print x if x<i or y>j.', '<p>Print x if x&lt;i or y&gt;j.</p>'],
  ['for (i=0;i<a;i++) {\nadd(i)}', '<p>for (i=0;i&lt;a;i++) {<br>add(i)}</p>'],
  ['Use List<String> and <T>.', '<p>Use List&lt;String&gt; and &lt;T&gt;.</p>'],
  ['#include <iostream>', '<p>#include &lt;iostream&gt;</p>'],
  ['Clone git@host:<your-name>/menu', '<p>Clone git@host:&lt;your-name&gt;/menu</p>'],
  ['I <3 HTML, and 5 < 6', '<p>I &lt;3 HTML, and 5 &lt; 6</p>'],
  // Tags that a sentence names stay text.
  ['Use the <main> element', '<p>Use the &lt;main&gt; element</p>'],
  [
    'Use <header>, <main> and <footer>.',
    '<p>Use &lt;header&gt;, &lt;main&gt; and &lt;footer&gt;.</p>',
  ],
  ['Write <p> and </p> around it', '<p>Write &lt;p&gt; and &lt;/p&gt; around it</p>'],
  ['Use <b> and </b> here', '<p>Use &lt;b&gt; and &lt;/b&gt; here</p>'],
  ['<p> is a paragraph.', '<p>&lt;p&gt; is a paragraph.</p>'],
  [
    'Lists are <ul>/<ol> with <li> inside',
    '<p>Lists are &lt;ul&gt;/&lt;ol&gt; with &lt;li&gt; inside</p>',
  ],
  ['Begin with <!DOCTYPE html>', '<p>Begin with &lt;!DOCTYPE html&gt;</p>'],
  ['Write <!-- menu --> above it', '<p>Write &lt;!-- menu --&gt; above it</p>'],
  ['Add <script src="a.js"></script>', '<p>Add &lt;script src="a.js"&gt;&lt;/script&gt;</p>'],
  ['Use <input type="date"> here', '<p>Use &lt;input type="date"&gt; here</p>'],
  ['Use <iframe> or <video>', '<p>Use &lt;iframe&gt; or &lt;video&gt;</p>'],
  // The same holds inside HTML.
  [
    '<p>Use the <main> element, and <br>.</p>',
    '<p>Use the &lt;main&gt; element, and &lt;br&gt;.</p>',
  ],
  ['<p>Use <p> for a<b text.</p>', '<p>Use &lt;p&gt; for a&lt;b text.</p>'],
  ['<ul><li>Learn <em> and <i></li></ul>', '<ul><li>Learn &lt;em&gt; and &lt;i&gt;</li></ul>'],
  ['<p><code><h1></code> is a title</p>', '<p><code>&lt;h1&gt;</code> is a title</p>'],
  [
    '<p><code><br></code> and <code><p></code></p>',
    '<p><code>&lt;br&gt;</code> and <code>&lt;p&gt;</code></p>',
  ],
  [
    '<p>See</p><pre><h1>Menu</h1><ul><li>Rice</li></ul></pre>',
    '<p>See</p><pre tabindex="0">&lt;h1&gt;Menu&lt;/h1&gt;&lt;ul&gt;&lt;li&gt;Rice&lt;/li&gt;&lt;/ul&gt;</pre>',
  ],
  [
    '<p>Try <script>add("<b>")</script></p>',
    '<p>Try &lt;script&gt;add("&lt;b&gt;")&lt;/script&gt;</p>',
  ],
];

const markup: Cases = [
  ['One<br>Two', 'One<br>Two'],
  ['One. <br> Two', 'One. <br> Two'],
  ['<p>One<p>Two', '<p>One</p><p>Two</p>'],
  ['<UL><LI>One<LI>Two</UL>', '<ul><li>One</li><li>Two</li></ul>'],
  ['<div align=center><b>Hi</b> you</div>', '<div><b>Hi</b> you</div>'],
  ['<p><strong>Very</strong> <em>nice</em></p>', '<p><strong>Very</strong> <em>nice</em></p>'],
  ['<section><p>One</p></section><font color="red">Two</font>', '<p>One</p>Two'],
  ['<p>One</p><!-- a note -->\n<p>Two</p>', '<p>One</p>\n<p>Two</p>'],
  [
    '<pre><code>a<span class="k">b</span><br>c</code></pre>',
    '<pre tabindex="0"><code>a<span>b</span><br>c</code></pre>',
  ],
  [
    '<table><tr><td>One<td>Two</table>',
    '<div data-scroll="" tabindex="0"><table><tbody><tr><td>One</td><td>Two</td></tr></tbody></table></div>',
  ],
  ['<p>Write &lt;b&gt;</p>', '<p>Write &lt;b&gt;</p>'],
  // What Word and Google Docs add to copied text.
  ['<p class=MsoNormal>One <o:p></o:p></p><p><o:p>Two</o:p></p>', '<p>One </p><p>Two</p>'],
  ['<p><![if !supportLists]><span>1.</span><![endif]> One</p>', '<p><span>1.</span> One</p>'],
  ['<?xml:namespace prefix = o ns = "urn:x" /><p>One</p>', '<p>One</p>'],
  [
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p>One</p><p><b>Two</b></p></b>',
    '<span><p>One</p><p><b>Two</b></p></span>',
  ],
  ['One\nTwo\n\nThree', '<p>One<br>Two</p><p>Three</p>'],
];

const link = (address: string, words: string) =>
  `<a href="${address}" target="_blank" rel="noopener noreferrer">${words}</a>`;

const embedded: Cases = [
  [
    '<p>See</p><iframe src="https://docs.example/d/1/"></iframe>',
    `<p>See</p><p>${link('https://docs.example/d/1/', 'Embedded page: docs.example/d/1')}</p>`,
  ],
  [
    '<iframe width="560" src="//www.youtube.com/embed/dQw4w9WgXcQ?start=30" allowfullscreen></iframe>',
    `<p>${link('https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=30', 'Video: youtube.com/watch?v=dQw4w9WgXcQ&amp;t=30')}</p>`,
  ],
  [
    '<iframe src="https://player.vimeo.com/video/76979871" title="Flexbox"></iframe>',
    `<p>${link('https://vimeo.com/76979871', 'Video: Flexbox')}</p>`,
  ],
  [
    '<figure class="media"><oembed url="https://youtu.be/dQw4w9WgXcQ"></oembed></figure>',
    `<figure><p>${link('https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'Video: youtube.com/watch?v=dQw4w9WgXcQ')}</p></figure>`,
  ],
  [
    '<video controls><source src="https://files.example/a.mp4">Your browser is old</video>',
    `<p>${link('https://files.example/a.mp4', 'Video: files.example/a.mp4')}</p>`,
  ],
  [
    '<audio src="intro.mp3"></audio>',
    '<p><span>Recording that we cannot show: intro.mp3</span></p>',
  ],
  [
    '<object data="https://files.example/a.pdf"></object>',
    `<p>${link('https://files.example/a.pdf', 'Embedded page: files.example/a.pdf')}</p>`,
  ],
  ['<embed src="menu.swf">', '<p><span>Embedded page that we cannot show: menu.swf</span></p>'],
  ['<iframe srcdoc="x"></iframe>', '<p><span>Embedded page that we cannot show</span></p>'],
  [
    '<p>So: <svg viewBox="0 0 9 9"><text>Flow</text></svg></p>',
    '<p>So: <span>Embedded page that we cannot show</span></p>',
  ],
  [
    '<p><img src="images/flow.png" alt="The flow"></p>',
    '<p><span>Picture that we cannot show: The flow (images/flow.png)</span></p>',
  ],
  [
    '<p><img src="http://files.example/a.png"></p>',
    `<p>${link('http://files.example/a.png', 'Picture: files.example/a.png')}</p>`,
  ],
  [
    '<p><img src="data:image/png;base64,AA=="></p>',
    '<p><span>Picture that we cannot show</span></p>',
  ],
  ['<p>Do <a href="notes/day1.html">this</a></p>', '<p>Do this (notes/day1.html)</p>'],
  ['<p>Do <a href="/tasks/3">this</a></p>', '<p>Do this (/tasks/3)</p>'],
  ['<p>Do <a href="../b.pdf">../b.pdf</a></p>', '<p>Do ../b.pdf</p>'],
  ['<p>See <a href="#part">below</a></p>', '<p>See below</p>'],
];

const addresses: Cases = [
  ['www.w3schools.com/css', 'https://www.w3schools.com/css'],
  ['developer.mozilla.org/en-US/docs', 'https://developer.mozilla.org/en-US/docs'],
  ['//css-tricks.com/flexbox', 'https://css-tricks.com/flexbox'],
  ['https://web.dev/learn\u200b', 'https://web.dev/learn'],
  ['WWW.W3.org/TR', 'https://www.w3.org/TR'],
].map(([written, address = '']) => [
  `<p><a href="${written}">Read</a></p>`,
  `<p>${link(address, 'Read')}</p>`,
]);

const spaces: Cases = [
  ['<p>Do&nbsp;this&nbsp;well</p>', '<p>Do this well</p>'],
  ['<p><b>Do</b>&#160;<i>this</i>\u202fwell</p>', '<p><b>Do</b> <i>this</i> well</p>'],
  ['Do\u00a0this\u2007well', '<p>Do this well</p>'],
  ['<p>a&nbsp;&nbsp;b</p>', '<p>a&nbsp; b</p>'],
  ['<p><code>a&nbsp;b</code></p>', '<p><code>a&nbsp;b</code></p>'],
];

test('a brief shows every text, embedded content and link that a mentor wrote', async ({
  page,
}) => {
  await openSanitiser(page);
  const shown = (descriptions: string[]): Promise<string[]> =>
    page.evaluate((all) => {
      const brief: unknown = Reflect.get(Object(Reflect.get(window, 'brief')), 'briefElements');
      if (typeof brief !== 'function') throw new Error('There is no sanitiser');
      return all.map((text): string => {
        const cleaned: unknown = brief(text);
        // That code is not translated is not this test's subject.
        return cleaned instanceof Element
          ? cleaned.innerHTML.replaceAll(' translate="no"', '')
          : '';
      });
    }, descriptions);
  for (const [written, html] of [mentions, markup, embedded, addresses, spaces].flat()) {
    expect.soft(await shown([encodeHtml(written), written]), written).toEqual([html, html]);
  }
});
