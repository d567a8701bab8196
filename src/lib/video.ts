import { safeLink } from './links.ts';

export interface Video {
  provider: 'YouTube' | 'Vimeo';
  /** The address to embed. The video starts to play, because the user has tapped for it. */
  src: string;
  /** The video's page at its provider. */
  page: string;
}

const youtubeHosts = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const youtubeId = /^[\w-]{6,}$/;
const vimeoId = /^\d+$/;

/**
 * Finds the embeddable video of YouTube (on its cookie-free domain) or Vimeo. Other addresses are
 * shown as links.
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

/**
 * Returns the seconds in `435`, `435s`, `7m15s`, `1h2m3s`, `07:15` or `1:02:03`; 0 for other texts.
 */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d+)?s?)?$/i.exec(time) ??
    /^(?:(\d+):)?(\d+):(\d+)$/.exec(time) ??
    [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Returns where a video should start, in seconds: `?t=`, `?start=`, `#t=` and their like. */
function startOf({ searchParams, hash }: URL): number {
  const fragment = new URLSearchParams(hash.slice(1));
  const times = [searchParams, fragment].flatMap((given) =>
    ['t', 'start', 'time_continue'].map((name) => secondsOf(given.get(name) ?? '')),
  );
  return times.find((seconds) => seconds > 0 && Number.isSafeInteger(seconds)) ?? 0;
}

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
  const start = startOf(url);
  const src = new URL(`https://www.youtube-nocookie.com/embed/${series ? 'videoseries' : video}`);
  const page = new URL(`https://www.youtube.com/${series ? 'playlist' : 'watch'}`);
  if (!series) page.searchParams.set('v', video);
  if (list !== null) {
    src.searchParams.set('list', list);
    page.searchParams.set('list', list);
  }
  if (start > 0) {
    src.searchParams.set('start', String(start));
    page.searchParams.set('t', String(start));
  }
  src.searchParams.set('autoplay', '1');
  src.searchParams.set('rel', '0');
  return { provider: 'YouTube', src: src.href, page: page.href };
}

function vimeo(url: URL): Video | null {
  const parts = partsOf(url);
  const [first, second] = parts;
  if ((first === 'showcase' || first === 'album') && vimeoId.test(second ?? '')) {
    const page = `https://vimeo.com/showcase/${second}`;
    return { provider: 'Vimeo', src: `${page}/embed`, page };
  }
  const place = parts.findIndex((part) => vimeoId.test(part));
  const video = parts[place];
  if (video === undefined) return null;
  const src = new URL(`https://player.vimeo.com/video/${video}`);
  const page = new URL(`https://vimeo.com/${video}`);
  // The address of an unlisted video carries a key, as a part of the path or as `h`.
  const key = url.searchParams.get('h') ?? parts[place + 1];
  if (key && /^[\da-f]+$/i.test(key)) {
    src.searchParams.set('h', key);
    page.pathname += `/${key}`;
  }
  src.searchParams.set('autoplay', '1');
  src.searchParams.set('dnt', '1');
  // Vimeo reads the time only from the fragment.
  const start = startOf(url);
  if (start > 0) {
    src.hash = `t=${start}s`;
    page.hash = `t=${start}s`;
  }
  return { provider: 'Vimeo', src: src.href, page: page.href };
}
