import { expect, test } from 'vitest';
import { classNames } from '../../src/app/build/classNames.ts';

const locals = Array.from({ length: 200 }, (_, at) => `class${at}`);

test('both halves of a build give a class the same name, each class its own', () => {
  const [one, other] = [classNames('/site'), classNames('/site')];
  const names = locals.map((local) => one(local, '/site/src/Card.module.css'));
  expect(locals.map((local) => other(local, '/site/src/Card.module.css'))).toEqual(names);
  expect(new Set(names).size).toBe(locals.length);
  expect(names.filter((name) => !/^[a-zA-Z]{4,5}$/.test(name))).toEqual([]);
});

test('a name depends on its own file alone, wherever the project lies', () => {
  const alone = classNames('/site')('card', '/site/src/Card.module.css');
  const later = classNames('/elsewhere');
  for (const local of locals) later(local, '/elsewhere/src/Tag.module.css');
  expect(later('card', '/elsewhere/src/Card.module.css')).toBe(alone);
});

test('two files that would share their names stop the build', () => {
  const name = classNames('/site');
  const nameAll = () => {
    for (let at = 0; at < 5000; at += 1) name('card', `/site/src/Part${at}.module.css`);
  };
  expect(nameAll).toThrow(/src\/Part\d+\.module\.css and .* rename one of them/);
});
