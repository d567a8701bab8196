import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { number, object, string } from 'yup';
import { logOut } from '../../../src/app/store/logOut.ts';
import { clearToken, persistToken } from '../../../src/auth/session.ts';
import { box, type BoxKind, useBoxEntry } from '../../../src/user/box.ts';
import { tokenWith } from '../../support/jwt.ts';
import { fillStorage } from '../../support/page/refusedStorage.ts';

interface Note {
  words: string;
  at: number;
}

const notes: BoxKind<Note> = {
  name: 'grade',
  schema: object({ words: string().defined(), at: number().required() }),
};
const others: BoxKind<string> = { name: 'seen', schema: string().defined() };

const logIn = (userId: string) => persistToken(tokenWith({ userId, role: 'MENTEE', exp: 9e9 }));

const note = { words: 'half a sen', at: 5 };

test('a person’s entries are read back by kind and id, and removed one by one', () => {
  logIn('ada');
  expect(box.get('ada', notes, '1')).toBeNull();
  expect(box.set('ada', notes, '1', note)).toBe(true);
  box.set('ada', notes, 'a:b', { ...note, at: 6 });
  box.set('ada', others, '1', 'something else');
  expect(box.get('ada', notes, '1')).toEqual(note);
  expect(box.list('ada', notes)).toEqual(
    expect.arrayContaining([
      { id: '1', value: note },
      { id: 'a:b', value: { ...note, at: 6 } },
    ]),
  );
  box.remove('ada', notes, '1');
  expect(box.list('ada', notes).map(({ id }) => id)).toEqual(['a:b']);
  expect(box.get('ada', others, '1')).toBe('something else');
});

test('an entry that its schema refuses is not returned, and stays stored', () => {
  logIn('ada');
  for (const text of ['{"words":"a"}', '{"words":1,"at":1}', '"text"', '[]', '{broken', 'null']) {
    localStorage.setItem('akada_box:ada:grade:1', text);
    expect(box.get('ada', notes, '1')).toBeNull();
    expect(box.list('ada', notes)).toEqual([]);
    expect(localStorage.getItem('akada_box:ada:grade:1')).toBe(text);
  }
});

test('nothing is stored for a person who has logged out or whose device another person uses', () => {
  logIn('ada');
  box.set('ada', notes, '1', note);
  logIn('bisi');
  expect(box.set('ada', notes, '2', note)).toBe(false);
  expect(box.list('bisi', notes)).toEqual([]);
  expect(box.get('ada', notes, '1')).toEqual(note);
  clearToken();
  expect(box.set('bisi', notes, '1', note)).toBe(false);
  expect(Object.keys(localStorage).filter((key) => key.includes('bisi'))).toEqual([]);
});

test('clearing a box leaves the boxes of others', () => {
  logIn('ada');
  box.set('ada', notes, '1', note);
  box.set('ada', others, '1', 'x');
  logIn('ada2');
  box.set('ada2', notes, '1', note);
  box.clear('ada');
  expect(box.list('ada', notes)).toEqual([]);
  expect(box.get('ada', others, '1')).toBeNull();
  expect(box.get('ada2', notes, '1')).toEqual(note);
});

test('a logout deletes its owner’s box', () => {
  logIn('ada');
  box.set('ada', notes, '1', note);
  logOut('ada');
  expect(box.list('ada', notes)).toEqual([]);
});

test('a refused entry lasts as long as the page, and says that it is not stored', () => {
  logIn('ada');
  fillStorage();
  expect(box.set('ada', notes, '1', note)).toBe(false);
  expect(box.get('ada', notes, '1')).toEqual(note);
});

test('subscribers hear of changes in this tab and in others until they unsubscribe', () => {
  logIn('ada');
  const heard = vi.fn<() => void>();
  const stop = box.subscribe(heard);
  box.set('ada', notes, '1', note);
  box.remove('ada', notes, '1');
  box.clear('ada');
  window.dispatchEvent(new StorageEvent('storage'));
  expect(heard).toHaveBeenCalledTimes(4);
  stop();
  box.set('ada', notes, '1', note);
  window.dispatchEvent(new StorageEvent('storage'));
  expect(heard).toHaveBeenCalledTimes(4);
});

test('a component shows the current entry, and the same object while it is unchanged', () => {
  logIn('ada');
  const { result, rerender } = renderHook(({ id }) => useBoxEntry('ada', notes, id), {
    initialProps: { id: '1' },
  });
  expect(result.current).toBeNull();
  act(() => void box.set('ada', notes, '1', note));
  const first = result.current;
  expect(first).toEqual(note);
  act(() => void box.set('ada', others, '1', 'x'));
  expect(result.current).toBe(first);
  rerender({ id: '2' });
  expect(result.current).toBeNull();
});
