import { expect, test } from 'vitest';
import { middleSquare, photoFault } from '../../../src/user/photo.ts';

const file = (name: string, type: string, bytes = 10): File =>
  new File([new Uint8Array(bytes)], name, { type });

test.each([
  ['a.jpg', 'image/jpeg', null],
  ['a.PNG', 'image/png', null],
  ['a.jpeg', '', null],
  ['a.webp', 'image/webp', 'type'],
  ['a.svg', 'image/svg+xml', 'type'],
  ['a.jpg', 'application/pdf', 'type'],
  ['a', '', 'type'],
])('%s (%s): %s', (name, type, fault) => {
  expect(photoFault(file(name, type))).toBe(fault);
});

test('photos of 5 MB and more are refused', () => {
  const limit = 5 * 1024 * 1024;
  expect(photoFault(file('a.png', 'image/png', limit - 1))).toBeNull();
  expect(photoFault(file('a.png', 'image/png', limit))).toBe('size');
});

test('the square is cut from the middle', () => {
  expect(middleSquare(400, 300)).toEqual({ x: 50, y: 0, edge: 300 });
  expect(middleSquare(300, 401)).toEqual({ x: 0, y: 51, edge: 300 });
});
