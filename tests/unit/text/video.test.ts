import { expect, test } from 'vitest';
import { videoOf } from '../../../src/lib/video.ts';

const youtube = (video: string) => ({
  provider: 'YouTube',
  src: `https://www.youtube-nocookie.com/embed/${video}autoplay=1&rel=0`,
});

const vimeo = (video: string) => ({
  provider: 'Vimeo',
  src: `https://player.vimeo.com/video/${video}autoplay=1&dnt=1`,
});

const showcase = { provider: 'Vimeo', src: 'https://vimeo.com/showcase/3253534/embed' };

test.each([
  ['https://www.youtube.com/playlist?list=PL4cUxeGkcC9', youtube('videoseries?list=PL4cUxeGkcC9&')],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube('dQw4w9WgXcQ?')],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&list=PL4cUxe', youtube('dQw4w9WgXcQ?list=PL4cUxe&')],
  ['https://youtu.be/dQw4w9WgXcQ?t=3', youtube('dQw4w9WgXcQ?')],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube('dQw4w9WgXcQ?')],
  ['https://www.youtube.com/embed/videoseries?list=PL4cUxe', youtube('videoseries?list=PL4cUxe&')],
  ['https://vimeo.com/76979871', vimeo('76979871?')],
  ['https://vimeo.com/76979871/8272103f6e', vimeo('76979871?h=8272103f6e&')],
  ['https://vimeo.com/76979871/x8272103f6e', vimeo('76979871?')],
  ['https://vimeo.com/76979871/8272103f6ex', vimeo('76979871?')],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo('76979871?')],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', vimeo('76979871?h=8272103f6e&')],
  ['https://vimeo.com/showcase/3253534', showcase],
  ['https://vimeo.com/album/3253534', showcase],
])('%s is played by %j', (address, video) => {
  expect(videoOf(address)).toEqual(video);
});

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
