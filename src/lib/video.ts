import { safeLink } from './links.ts';

export interface Video {
  provider: 'YouTube' | 'Vimeo';
  /** It starts to play, because the user has tapped for it. */
  src: string;
}

const youtubeHosts = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const youtubeId = /^[\w-]{6,}$/;
const vimeoId = /^\d+$/;

/**
 * The embeddable video of YouTube (its cookie-free domain) or Vimeo; other addresses are shown as
 * links.
 */
export function videoOf(address: unknown): Video | null {
  const link = safeLink(address);
  if (link === null) return null;
  const url = new URL(link);
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '') return null;
  const { hostname } = url;
  if (youtubeHosts.test(hostname) || hostname === 'youtu.be') return youtube(url);
  if (/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return vimeo(url);
  return null;
}

const partsOf = (url: URL): string[] => url.pathname.split('/').filter(Boolean);

const fitting = (text: string | null | undefined): string | null =>
  text && youtubeId.test(text) ? text : null;

function youtube(url: URL): Video | null {
  const [first, second] = partsOf(url);
  const list = fitting(url.searchParams.get('list'));
  const video =
    url.hostname === 'youtu.be'
      ? fitting(first)
      : /^(?:embed|shorts|live|v)$/.test(first ?? '')
        ? fitting(second)
        : fitting(url.searchParams.get('v'));
  const series = video === null || video === 'videoseries';
  if (series && list === null) return null;
  const src = new URL(`https://www.youtube-nocookie.com/embed/${series ? 'videoseries' : video}`);
  if (list !== null) src.searchParams.set('list', list);
  src.searchParams.set('autoplay', '1');
  src.searchParams.set('rel', '0');
  return { provider: 'YouTube', src: src.href };
}

function vimeo(url: URL): Video | null {
  const parts = partsOf(url);
  const [first, second] = parts;
  if ((first === 'showcase' || first === 'album') && vimeoId.test(second ?? '')) {
    return { provider: 'Vimeo', src: `https://vimeo.com/showcase/${second}/embed` };
  }
  const place = parts.findIndex((part) => vimeoId.test(part));
  const video = parts[place];
  if (video === undefined) return null;
  const src = new URL(`https://player.vimeo.com/video/${video}`);
  // An unlisted video's address carries a key, as a part of the path or as `h`.
  const key = url.searchParams.get('h') ?? parts[place + 1];
  if (key && /^[\da-f]+$/i.test(key)) src.searchParams.set('h', key);
  src.searchParams.set('autoplay', '1');
  src.searchParams.set('dnt', '1');
  return { provider: 'Vimeo', src: src.href };
}
