import { describe, expect, test } from 'vitest';
import { after, at, rootReducer } from '../../support/store/rootReducer.ts';
import { bearerTokenOf, register, sessionLost, tokenRenewed } from '../../../src/auth/authSlice.ts';

describe('the login', () => {
  test('a registration stores a marker that no request carries', () => {
    expect(bearerTokenOf(after())).toBeNull();
    const data = { firstName: 'A', lastName: 'B', email: 'a@b.example', password: 'secret' };
    const registered = after(register.fulfilled(undefined, '1', data, at(1)));
    expect(registered.auth.token).toBeTruthy();
    expect(bearerTokenOf(registered)).toBeNull();
  });

  test('a lost session ends with a new token', () => {
    const lost = after(tokenRenewed('one'), sessionLost());
    expect(lost.auth).toMatchObject({ token: 'one', sessionLost: true });
    const renewed = rootReducer(lost, tokenRenewed('two'));
    expect(renewed.auth).toMatchObject({ token: 'two', sessionLost: false });
    expect(bearerTokenOf(renewed)).toBe('two');
  });
});
