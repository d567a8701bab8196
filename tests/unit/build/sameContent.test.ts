import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { digestOf, stemOf, versionIn, withNewNames } from '../../../src/app/sameContent.ts';

test('stemOf removes a hash with any characters', () => {
  expect(stemOf('/assets/app-Bx1c1Ljf.js')).toBe('/assets/app-.js');
  expect(stemOf('/assets/area--pEiQxD_.js')).toBe('/assets/area-.js');
  expect(stemOf('/assets/index-DJYVnTL-.css')).toBe('/assets/index-.css');
  expect(stemOf('/app.html')).toBe('/app.html');
  expect(stemOf('/favicon.svg')).toBe('/favicon.svg');
});

test('each file name in a text becomes the new version’s name', () => {
  const text =
    'import{a as b}from"./app-Bx1c1Ljf.js";const l=["assets/Modal-aaaa_aaa.css"],o="older-11111111.js";';
  expect(
    withNewNames(
      text,
      ['/assets/app-NEWNEWNE.js', '/assets/Modal-B-B-B-B-.css', '/app.html'],
      'v2',
    ),
  ).toBe(
    'import{a as b}from"./app-NEWNEWNE.js";const l=["assets/Modal-B-B-B-B-.css"],o="older-11111111.js";',
  );
});

const pageOf = (version: string) => `<meta name="version" content="${version}"><p>v1</p>`;

test('a page gets the new version’s name', () => {
  expect(versionIn(pageOf('v1-2-g1a2b3c4'))).toBe('v1-2-g1a2b3c4');
  for (const before of ['', 'unknown', '$&']) {
    expect(withNewNames(pageOf(before), [], 'v2+$1')).toBe(pageOf('v2+$1'));
  }
});

test('digestOf returns the beginning of the SHA-256', async () => {
  const text = 'Ọ̀rọ̀ – a text of more than one byte a letter';
  const whole = createHash('sha256').update(text).digest('base64url');
  expect(await digestOf(text)).toBe(whole.slice(0, 8));
  expect(await digestOf(`${text} `)).not.toBe(await digestOf(text));
});
