import { cleanLink, isAcceptedLink, isWebLink } from '../../lib/links.ts';

/**
 * Why a mentor may be unable to open a link. `device`: it works only on the mentee's device.
 * `scheme`: it is not a web address. `several`: there are several links, or other words. `altered`:
 * a keyboard has corrected it. `wrapped`: it leads through an app's own site. `editor`: it opens an
 * editor. `private`: it needs the mentee's login. `sharing`: the file may not be shared. `temporary`:
 * it works only while the mentee works. `tracked`: additions of apps make it too long.
 */
type LinkReason =
  | 'device'
  | 'scheme'
  | 'several'
  | 'altered'
  | 'wrapped'
  | 'editor'
  | 'private'
  | 'sharing'
  | 'temporary'
  | 'tracked';

export interface LinkProblem {
  reason: LinkReason;
  /** Null if the correction is uncertain. */
  meant: string | null;
}

type Rule = readonly [pattern: RegExp, reason: LinkReason, meant?: string];

/** Patterns of addresses without scheme and `www.`. The first match wins. */
const rules: readonly Rule[] = [
  [/^github\.com\/([^/]+\/[^/]+)\/edit\/(.+)/, 'editor', 'github.com/$1/blob/$2'],
  [
    /^github\.com\/([^/]+\/[^/]+)\/(?:settings|new|upload|issues\/new)(?:[/?#].*)?$/,
    'editor',
    'github.com/$1',
  ],
  [/^github\.com\/(?:new|login|settings|dashboard|codespaces|notifications)(?:[/?#]|$)/, 'private'],
  [/^gist\.github\.com\/([^/]+\/[^/]+)\/edit.*/, 'editor', 'gist.github.com/$1'],
  [/^gist\.github\.com\/?$/, 'editor'],
  [/^(?:github\.dev|vscode\.dev\/github)\/([^/]+\/[^/?#]+).*/, 'editor', 'github.com/$1'],
  [/^gitlab\.com\/-\/ide\/project\/([^/]+\/[^/]+).*/, 'editor', 'gitlab.com/$1'],
  [/^gitlab\.com\/(.+?)\/-\/edit\/(.+)/, 'editor', 'gitlab.com/$1/-/blob/$2'],
  [/^gitlab\.com\/(.+?)\/-\/(?:settings|new)\b.*/, 'editor', 'gitlab.com/$1'],
  [/^gitlab\.com\/([^/]+\/[^/]+)\/edit$/, 'editor', 'gitlab.com/$1'],
  [/^gitlab\.com\/(?:projects\/new|users\/sign_in|dashboard|-\/)/, 'private'],
  [/^codepen\.io\/pen\/?(?:[?#]|$)/, 'editor'],
  [/^codepen\.io\/(?:dashboard|your-work|login|settings)\b/, 'private'],
  [/^codesandbox\.io\/[sp]\/(?:sandbox\/)?new\b/, 'editor'],
  [/^codesandbox\.io\/(?:dashboard|signin)\b/, 'private'],
  [/^stackblitz\.com\/fork\//, 'editor'],
  [/^stackblitz\.com\/(?:dashboard|sign_in)\b/, 'private'],
  [/^(docs\.google\.com\/forms)\/(?:u\/\d+\/)?(d\/[^/]+)\/edit.*/, 'editor', '$1/$2/viewform'],
  [/^docs\.google\.com\/\w+\/(?:u\/\d+\/)?d\/[^/]+\/edit(?!.*usp=(?:shar|drive_link))/, 'sharing'],
  [/^docs\.google\.com\/\w+\/(?:u\/\d+\/?)?$/, 'private'],
  // What Google's apps copy to share has `usp`; an address from the browser's bar does not.
  [/^drive\.google\.com\/(?:file|drive)\/(?:u\/\d+\/)?(?:d|folders)\/(?!.*[?&]usp=)/, 'sharing'],
  [/^colab\.research\.google\.com\/drive\/(?!.*[?&]usp=)/, 'sharing'],
  [/^drive\.google\.com\/(?:drive\/?)?(?:u\/\d+\/?)?(?:[a-z-]+)?(?:[?#]|$)/, 'private'],
  [/^accounts\.google\.com\//, 'private'],
  [/^figma\.com\/(?:file|design)\/new\b/, 'editor'],
  [/^figma\.com\/(?:files|login)\b/, 'private'],
  [/^notion\.so\/.*[\da-f]{32}/, 'sharing'],
  [/^app\.netlify\.com\/(?:sites|projects)\/([^/?#]+).*/, 'private', '$1.netlify.app'],
  [/^app\.netlify\.com\//, 'private'],
  [/^vercel\.com\/(?:dashboard|new|login|account)\b/, 'private'],
  [/^vercel\.com\/(?!docs|blog|templates|guides|kb|academy|changelog)[^/]+\/[^/]/, 'private'],
  // A preview, whose name has nine random letters and digits, or a branch.
  [/^[^/]+-(?:(?=[a-z]*\d)[a-z\d]{9}|git-[^/]+)-[^/]+-projects\.vercel\.app(?:\/|$)/, 'private'],
  [/^replit\.com\/(?:~|new|repls|login|join\/|account)/, 'private'],
  [/^[^/]+\.(?:replit\.dev|github\.dev|gitpod\.io|webcontainer\.io)(?:\/|$)/, 'temporary'],
];

/** Hosts on the mentee's own device or network, as the URL parser writes them. */
const ownHost =
  /^(?:localhost|.+\.local(?:host)?|.+\.(?:lan|internal)|0\.0\.0\.0|\[(?:::1|f[cde].*)\]|(?:127|10)(?:\.\d+){3}|192\.168\.\d+\.\d+|169\.254\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+)$/;

const trouble = (reason: LinkReason, meant: string | null = null): LinkProblem => ({
  reason,
  meant,
});

const parsed = (text: string): URL | null => {
  try {
    return new URL(text);
  } catch {
    return null;
  }
};

/** Returns the https page that a login page redirects to, or null. */
function behindLogin({ pathname, searchParams, origin }: URL): string | null {
  const next = searchParams.get('return_to') ?? searchParams.get('continue');
  if (next === null || !/log_?in|sign_?in/i.test(pathname)) return null;
  const page = parsed(next.startsWith('/') ? origin + next : next);
  return page?.protocol === 'https:' ? page.href : null;
}

/**
 * Sites that count clicks before they redirect, with the parameter that contains the real address.
 */
const redirectors: readonly (readonly [address: RegExp, parameter: string])[] = [
  [/^google\.[a-z.]+\/url$/, 'q'],
  [/^google\.[a-z.]+\/url$/, 'url'],
  [/^(?:lm?|l\.wl)\.(?:facebook|instagram|messenger)\.com\//, 'u'],
  [/^youtube\.com\/redirect$/, 'q'],
  [/^(?:[a-z]+\.)*safelinks\.protection\.outlook\.com\//, 'url'],
  [/^slack-redir\.net\/link$/, 'url'],
  [/^(?:linkedin\.com\/(?:safety\/go|redir\/redirect)|t\.umblr\.com\/redirect)/, 'url'],
];

function behindRedirect({ host, pathname, searchParams }: URL): string | null {
  const address = host.replace(/^www\./, '') + pathname;
  for (const [site, parameter] of redirectors) {
    const target = site.test(address) ? searchParams.get(parameter) : null;
    if (target !== null) return target;
  }
  return null;
}

function troubleAt(url: URL): LinkProblem | null {
  if (ownHost.test(url.hostname)) return trouble('device');
  const target = behindRedirect(url);
  if (target !== null) return trouble('wrapped', target);
  const address = url.host.replace(/^www\./, '') + url.pathname + url.search + url.hash;
  for (const [pattern, reason, meant] of rules) {
    if (!pattern.test(address)) continue;
    if (meant === undefined) return trouble(reason, behindLogin(url));
    return trouble(reason, `https://${address.replace(pattern, meant)}`);
  }
  return null;
}

/** Sites that have the address of another page in their path. */
const quotingSites = /^https?:\/\/(?:web\.archive\.org|archive\.\w+|wave\.webaim\.org)\//i;

/** Separates links that have no space between them. */
const separated = (text: string): string =>
  quotingSites.test(text) ? text : text.replaceAll(/([^/=&?#:%\s]\/?)(?=https?:\/\/)/gi, '$1 ');

function troubleAround(text: string): LinkProblem | null {
  const words = separated(text).split(/\s+/);
  const links = words
    .filter((word) => /^\W*(?:https?:\/\/|[\w-]+(?:\.[\w-]+)+\/)/i.test(word))
    .map((word) => cleanLink(word).replace(/\/$/, ''));
  if (words.length === 1 || links.length === 0) return null;
  const [link = '', ...otherLinks] = new Set(links);
  // Words that follow a link and a space may be part of it.
  const isCertain =
    otherLinks.length === 0 && (links.length > 1 || cleanLink(words[0] ?? '') !== link);
  const address = /^https?:/i.test(link) ? link : `https://${link}`;
  return trouble('several', isCertain ? address : null);
}

/** Detects what keyboards do: they put a space after each dot, and turn two hyphens into a dash. */
function troubleOfKeyboard(text: string): LinkProblem | null {
  const [host] = /^https?:\/\/[\w-]+(?:\s*\.\s*[\w-]+)+(?=\/)/i.exec(text) ?? [];
  if (host !== undefined && /\s/.test(host)) {
    return trouble('altered', host.replaceAll(/\s/g, '') + text.slice(host.length));
  }
  return /^\S*[–—“”‘’„]\S*$/.test(text) ? trouble('altered') : null;
}

/** Parameters by which apps follow who opens a link, and the highlight that a search adds. */
const trackers =
  /^(?:utm_\w+|\w*clk?id|[gw]braid|igshi?d?|mibextid|mc_[ce]id|_g[al]|_hs\w+|ref_(?:src|url)|si|feature|srsltid|gad_\w+|sfnsn|trk|__\w+__(?:\[\d+\])?)$/i;

/** Returns the link without trackers. */
function withoutTrackers(url: URL): string {
  const bare = new URL(url);
  for (const name of url.searchParams.keys()) {
    if (trackers.test(name)) bare.searchParams.delete(name);
  }
  bare.hash = url.hash.replace(/:~:.*/, '');
  return bare.href;
}

/** Returns the web address for a mistyped scheme or for git's own form, or null. */
function meantBy(text: string): string | null {
  const [, host, path = ''] = /^(?:ssh:\/\/)?git@([^:/]+)[:/](.+)$/.exec(text) ?? [];
  if (host !== undefined) return `https://${host}/${path.replace(/\.git$/, '')}`;
  const [, doubled] = /^https?:\/*(https?:\/\/.+)$/i.exec(text) ?? [];
  if (doubled !== undefined) return doubled;
  const [, rest] = /^(?:h+t*p*s*|t+ps?)(?:[:;]\/{0,3}|\/{1,3})([^/]+\..+)$/i.exec(text) ?? [];
  return rest !== undefined && !/^https?:\/\//i.test(text) ? `https://${rest}` : null;
}

function troubleOf(text: string, fits: (link: string) => boolean): LinkProblem | null {
  if (/^(?:file|content|blob):|^[a-z]:\\|^\/\w/i.test(text)) return trouble('device');
  const around = troubleOfKeyboard(text) ?? troubleAround(text);
  if (around) return around;
  const meant = meantBy(text);
  if (meant !== null) return trouble('scheme', meant);
  const isComplete = /^https?:\/\//i.test(text);
  const url = parsed(isComplete ? text : `https://${text}`);
  if (url === null) return null;
  const hostTrouble = troubleAt(url);
  if (hostTrouble) return hostTrouble;
  if (!fits(text)) {
    const bare = withoutTrackers(url);
    return bare.length < url.href.length ? trouble('tracked', bare) : null;
  }
  return isComplete || !/\.[a-z]{2,}$/i.test(url.hostname)
    ? null
    : trouble('scheme', `https://${text}`);
}

/**
 * Detects offline whether a mentor would fail to open a link. The result is advice: the link can be
 * sent anyway.
 * @param typed the value of the field
 * @param fits true for a link that is not too long for the form
 * @returns null if no problem is detected
 */
export function findLinkProblem(
  typed: string,
  fits: (link: string) => boolean = () => true,
): LinkProblem | null {
  const problem = troubleOf(cleanLink(typed), fits);
  const { meant = null } = problem ?? {};
  if (problem === null || meant === null) return problem;
  const isAccepted = isWebLink(meant) && isAcceptedLink(meant) && fits(meant);
  return isAccepted ? problem : { ...problem, meant: null };
}
