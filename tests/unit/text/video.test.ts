import { expect, test } from 'vitest';
import { videoOf } from '../../../src/lib/video.ts';

const watch = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

const youtube = (video: string, page: string) => ({
  provider: 'YouTube',
  src: `https://www.youtube-nocookie.com/embed/${video}autoplay=1&rel=0`,
  page,
});

const vimeo = (video: string, page: string, start = '') => ({
  provider: 'Vimeo',
  src: `https://player.vimeo.com/video/${video}autoplay=1&dnt=1${start}`,
  page: `https://vimeo.com/${page}${start}`,
});

const playlist = youtube(
  'videoseries?list=PL4cUxeGkcC9&',
  'https://www.youtube.com/playlist?list=PL4cUxeGkcC9',
);
const showcase = {
  provider: 'Vimeo',
  src: 'https://vimeo.com/showcase/3253534/embed',
  page: 'https://vimeo.com/showcase/3253534',
};

test.each([
  ['https://www.youtube.com/playlist?list=PL4cUxeGkcC9', playlist],
  ['www.youtube.com/watch?v=dQw4w9WgXcQ', youtube('dQw4w9WgXcQ?', watch)],
  [
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ&list=PL4cUxe',
    youtube('dQw4w9WgXcQ?list=PL4cUxe&', `${watch}&list=PL4cUxe`),
  ],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube('dQw4w9WgXcQ?', watch)],
  ['https://www.youtube.com/embed/videoseries?list=PL4cUxeGkcC9', playlist],
  ['https://vimeo.com/76979871', vimeo('76979871?', '76979871')],
  ['https://vimeo.com/76979871/8272103f6e', vimeo('76979871?h=8272103f6e&', '76979871/8272103f6e')],
  ['https://vimeo.com/76979871/x8272103f6e', vimeo('76979871?', '76979871')],
  ['https://vimeo.com/76979871/8272103f6ex', vimeo('76979871?', '76979871')],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo('76979871?', '76979871')],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    vimeo('76979871?h=8272103f6e&', '76979871/8272103f6e'),
  ],
  ['https://vimeo.com/showcase/3253534', showcase],
  ['https://vimeo.com/album/3253534', showcase],
])('%s is played by %j', (address, video) => {
  expect(videoOf(address)).toEqual(video);
});

test.each([
  ['https://youtu.be/dQw4w9WgXcQ?t=435', 435],
  ['https://youtu.be/dQw4w9WgXcQ?si=x&t=435s', 435],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=7m15s', 435],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', 3723],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=2h', 7200],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=7M15S', 435],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&time_continue=435', 435],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=435', 435],
  ['https://youtu.be/dQw4w9WgXcQ#t=435', 435],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=7m15s', 435],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?t=1:02:03', 3723],
  ['https://youtu.be/dQw4w9WgXcQ?t=7:15', 435],
  ['https://youtu.be/dQw4w9WgXcQ?t=435.6', 435],
])('%s plays from second %d', (address, start) => {
  expect(videoOf(address)).toEqual(youtube(`dQw4w9WgXcQ?start=${start}&`, `${watch}&t=${start}`));
});

test.each([
  ['https://vimeo.com/76979871#t=435', 435],
  ['https://vimeo.com/76979871#t=7m15s', 435],
  ['https://vimeo.com/76979871?t=435s', 435],
  ['https://player.vimeo.com/video/76979871#t=1h2m3s', 3723],
])('%s plays from second %d', (address, start) => {
  expect(videoOf(address)).toEqual(vimeo('76979871?', '76979871', `#t=${start}s`));
});

test.each(['t=', 't=0', 't=soon', 't=-5', 't=1e9', 't=99999999999999999999', 'start=javascript:'])(
  'a video with %s plays from its beginning',
  (time) => {
    expect(videoOf(`https://youtu.be/dQw4w9WgXcQ?${time}`)).toEqual(youtube('dQw4w9WgXcQ?', watch));
  },
);

test.each([
  null,
  '',
  'not an address',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/',
  'https://www.youtube.com/embed/videoseries',
  'https://www.youtube.com/watch?v=%22%3E%3Cscript%3E',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://someone@youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/unembed/dQw4w9WgXcQ',
  'https://www.youtube.com/embedded/dQw4w9WgXcQ',
  'https://vimeo.com/about',
  'https://vimeo.com/showcase',
  'https://notvimeo.com/76979871',
  'https://vimeo.com.evil.example/76979871',
  'https://example.org/76979871',
  'javascript:alert(1)//https://vimeo.com/1',
  'https://example.org/course.mp4',
])('videoOf returns null for %j', (address) => {
  expect(videoOf(address)).toBeNull();
});
