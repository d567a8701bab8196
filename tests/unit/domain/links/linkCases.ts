/**
 * Links as mentees paste them: some that a mentor cannot open, with the reason and, if certain, the
 * intended link; and valid links.
 */

type Reason =
  | 'device'
  | 'scheme'
  | 'several'
  | 'altered'
  | 'wrapped'
  | 'editor'
  | 'private'
  | 'sharing'
  | 'temporary';

export const troubled: readonly (readonly [typed: string, why: Reason, meant: string | null])[] = [
  // Links that open only on the mentee's own device, or in its network.
  ['http://127.0.0.1:5500/index.html', 'device', null],
  ['http://localhost:3000', 'device', null],
  ['localhost:5173/about', 'device', null],
  ['http://192.168.43.1:8080/', 'device', null],
  ['https://10.0.2.2/work', 'device', null],
  ['http://172.20.10.3:3000', 'device', null],
  ['http://amina-laptop.local:8000', 'device', null],
  ['file:///D:/Documents/index.html', 'device', null],
  ['C:\\Users\\Amina\\Desktop\\index.html', 'device', null],
  ['content://com.android.chrome.FileProvider/downloads/index.html', 'device', null],
  // Links that are not quite a web address.
  ['github.com/amina/price-list', 'scheme', 'https://github.com/amina/price-list'],
  ['https//amina.github.io/price-list', 'scheme', 'https://amina.github.io/price-list'],
  ['https:/amina.netlify.app', 'scheme', 'https://amina.netlify.app'],
  ['htps://github.com/amina/price-list', 'scheme', 'https://github.com/amina/price-list'],
  ['https://https://amina.github.io', 'scheme', 'https://amina.github.io'],
  ['git@github.com:amina/price-list.git', 'scheme', 'https://github.com/amina/price-list'],
  ['ssh://git@gitlab.com/amina/price-list', 'scheme', 'https://gitlab.com/amina/price-list'],
  ['ttps://amina.github.io/a', 'scheme', 'https://amina.github.io/a'],
  ['https:amina.github.io/a', 'scheme', 'https://amina.github.io/a'],
  ['https;amina.github.io/a', 'scheme', 'https://amina.github.io/a'],
  ['hhttp;///amina.github.io/a', 'scheme', 'https://amina.github.io/a'],
  ['http:http://amina.github.io/a', 'scheme', 'http://amina.github.io/a'],
  // Texts with more than one link.
  ['amina.github.io/a amina.github.io/b', 'several', null],
  ['https://amina.github.io/a and notes', 'several', null],
  ['https://github.com/amina/a https://amina.github.io/a', 'several', null],
  ['https://github.com/amina/ahttps://amina.github.io/a', 'several', null],
  ['https://amina.github.io/ahttps://amina.github.io/a', 'several', 'https://amina.github.io/a'],
  ['My work: https://amina.github.io/a', 'several', 'https://amina.github.io/a'],
  ['My work: amina.github.io/a', 'several', 'https://amina.github.io/a'],
  ['My work: https://my_site.example/a', 'several', null],
  ['My work: https://a.example:0/a', 'several', null],
  ['My work: “https://amina.github.io/a”.', 'several', 'https://amina.github.io/a'],
  ['https://amina.github.io/a,https://amina.github.io/a', 'several', 'https://amina.github.io/a'],
  ['https://amina.github.io/a/https://amina.github.io/a', 'several', 'https://amina.github.io/a'],
  ['https://amina.github.io/a;https://github.com/amina/a', 'several', null],
  ['https://github.com/amina/a|https://amina.github.io/a', 'several', null],
  ['https://github.com/amina/a/https://amina.github.io/a', 'several', null],
  ['[a](https://amina.github.io/a) [b](https://amina.github.io/b)', 'several', null],
  // Links that a keyboard has changed.
  ['https://amina. github. io/a', 'altered', 'https://amina.github.io/a'],
  ['https://github .com/amina/a', 'altered', 'https://github.com/amina/a'],
  ['https://amina.github.io/price—list', 'altered', null],
  ['https://amina.github.io/price–list', 'altered', null],
  ['https://amina.github.io/amina’s-list', 'altered', null],
  // Links through another site.
  [
    'https://l.facebook.com/l.php?u=https%3A%2F%2Famina.github.io%2Fa&h=AT0',
    'wrapped',
    'https://amina.github.io/a',
  ],
  [
    'https://www.google.com/url?q=https://amina.github.io/a&sa=D',
    'wrapped',
    'https://amina.github.io/a',
  ],
  [
    'https://www.youtube.com/redirect?event=x&q=https%3A%2F%2Famina.github.io%2Fa',
    'wrapped',
    'https://amina.github.io/a',
  ],
  [
    'https://eu.safelinks.protection.outlook.com/?url=https%3A%2F%2Famina.github.io%2Fa&data=1',
    'wrapped',
    'https://amina.github.io/a',
  ],
  ['https://www.google.com/url?q=javascript:pwned()', 'wrapped', null],
  // Links to an edit page, not to the result.
  ['https://github.com/amina/a/settings/pages', 'editor', 'https://github.com/amina/a'],
  [
    'https://github.com/amina/a/edit/main/index.html',
    'editor',
    'https://github.com/amina/a/blob/main/index.html',
  ],
  ['https://github.com/amina/a/upload/main', 'editor', 'https://github.com/amina/a'],
  ['https://github.dev/amina/a', 'editor', 'https://github.com/amina/a'],
  [
    'https://gitlab.com/amina/a/-/edit/main/index.html',
    'editor',
    'https://gitlab.com/amina/a/-/blob/main/index.html',
  ],
  ['https://codepen.io/pen/', 'editor', null],
  ['https://codesandbox.io/s/new', 'editor', null],
  [
    'https://docs.google.com/forms/d/1aB2cD3/edit',
    'editor',
    'https://docs.google.com/forms/d/1aB2cD3/viewform',
  ],
  // Links that need the mentee's own login.
  ['https://github.com/new', 'private', null],
  [
    'https://github.com/login?return_to=https%3A%2F%2Fgithub.com%2Famina%2Fa',
    'private',
    'https://github.com/amina/a',
  ],
  ['https://github.com/login?return_to=%2Famina%2Fa', 'private', 'https://github.com/amina/a'],
  ['https://github.com/login?return_to=javascript%3Apwned()', 'private', null],
  ['https://github.com/dashboard?return_to=%2Famina%2Fa', 'private', null],
  ['https://www.github.com/new', 'private', null],
  ['https://drive.google.com/drive/my-drive', 'private', null],
  ['https://www.figma.com/files/team/123/recents-and-sharing', 'private', null],
  [
    'https://app.netlify.com/sites/amina-price-list/overview',
    'private',
    'https://amina-price-list.netlify.app',
  ],
  ['https://vercel.com/amina/price-list/deployments', 'private', null],
  ['https://price-list-x7k2q9a1b-aminas-projects.vercel.app/menu', 'private', null],
  ['https://price-list-git-menu-aminas-projects.vercel.app', 'private', null],
  ['https://replit.com/~', 'private', null],
  // Links that are perhaps not shared.
  ['https://docs.google.com/document/d/1aB2cD3/edit', 'sharing', null],
  ['https://drive.google.com/drive/u/1/folders/1aB2cD3', 'sharing', null],
  ['https://drive.google.com/file/d/1aB2cD3/view', 'sharing', null],
  ['https://colab.research.google.com/drive/1aB2cD3#scrollTo=x', 'sharing', null],
  ['https://www.notion.so/Menu-0123456789abcdef0123456789abcdef?pvs=4', 'sharing', null],
  // Links that work only while the mentee works.
  ['https://7f3a-00-2x.worf.replit.dev', 'temporary', null],
  ['https://amina-work-x5v7-3000.app.github.dev', 'temporary', null],
  ['https://abc--5173--d1.local-credentialless.webcontainer.io', 'temporary', null],
];

export const sound: readonly string[] = [
  'https://github.com/amina',
  'https://github.com/amina/price-list',
  'https://github.com/amina/price-list.git',
  'https://github.com/amina/settings',
  'https://github.com/amina/new',
  'https://github.com/amina/edit',
  'https://github.com/amina/a/tree/main/settings',
  'https://github.com/amina/a/blob/main/edit/index.html',
  'https://github.com/amina/a/pull/3',
  'https://github.com/amina/a/commit/0f7adf9',
  'https://github.com/amina/a/releases/tag/v1.0',
  'https://gist.github.com/amina/0f7adf9',
  'https://raw.githubusercontent.com/amina/a/main/index.html',
  'https://amina.github.io/price-list/#contact',
  'https://gitlab.com/amina/a/-/tree/main/edit',
  'https://gitlab.com/amina/a/-/merge_requests/2',
  'https://codepen.io/amina/pen/qBgRzyX',
  'https://codepen.io/amina/full/qBgRzyX',
  'https://codesandbox.io/p/sandbox/price-list-x7k2',
  'https://codesandbox.io/s/price-list-x7k2?file=/src/App.js',
  'https://stackblitz.com/edit/vitejs-vite-x7k2?file=index.html',
  'https://docs.google.com/document/d/1aB2cD3/edit?usp=sharing',
  'https://docs.google.com/document/d/e/2PACX-1v/pub',
  'https://docs.google.com/forms/d/e/1FAIpQL/viewform',
  'https://drive.google.com/file/d/1aB2cD3/view?usp=drive_link',
  'https://drive.google.com/drive/folders/1aB2cD3?usp=sharing',
  'https://www.figma.com/design/x7k2/Price-list?node-id=0-1',
  'https://www.figma.com/proto/x7k2/Price-list',
  'https://amina-price-list.netlify.app',
  'https://drive.google.com/file/d/1aB2cD3/view?usp=drivesdk',
  'https://colab.research.google.com/drive/1aB2cD3?usp=sharing',
  'https://amina.notion.site/Menu-0123456789abcdef0123456789abcdef',
  'https://price-list-amina.vercel.app/menu',
  'https://my-portfolio-react-projects.vercel.app',
  'https://vercel.com/templates/next.js/starter',
  'https://replit.com/@amina/price-list#index.html',
  'https://price-list.replit.app',
  'http://amina.example/work',
  'https://172.32.0.1/work',
  'https://localhost.example/work',
  'https://amina.ng/login-page/?next=https://amina.ng/home',
  'https://wave.webaim.org/report#/https://amina.github.io/',
  'https://validator.w3.org/nu/?doc=https%3A%2F%2Famina.github.io%2F',
  '[My list](https://amina.github.io/a)',
  'https://amina.github.io/a?fbclid=IwAR0',
  'https://web.archive.org/web/2026/https://amina.github.io/',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://ọjà.example/iṣẹ́?q=a%20b',
  // These texts are not links at all, as the field says.
  'my work',
  'amina.n',
];
