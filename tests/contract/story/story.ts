import type { Accounts } from '../accounts.ts';
import type { Player } from '../player.ts';
import { enrolling } from './enrolling.ts';
import { post, textIn, type Tokens } from './parts.ts';
import { profile } from './profile.ts';
import { reading, roles } from './reading.ts';
import { registration, type MailToken } from './registration.ts';
import { working } from './working.ts';

/** Describes the changes and emails of the story for the user who starts it. */
export function announcement({ mentee, mentor, newcomer }: Accounts): string[] {
  return [
    newcomer
      ? `registers ${newcomer} and sends two emails to it: to confirm the address, and for a new password`
      : 'registers no one, because the accounts have no newcomer',
    `saves the profile of ${mentee.email} unchanged, and adds a photo of one pixel if it has no photo`,
    `enrolls ${mentee.email} in a track of ${mentor.email}`,
    `submits work of ${mentee.email} three times to a new task, which sends one email to ${mentor.email}`,
    `grades that work twice as ${mentor.email}, which sends two emails to ${mentee.email}`,
    'and changes nothing else. It sends about 120 requests, with a pause if the allowance is used up',
  ];
}

/** Plays every operation, with valid and invalid requests, in the order of a mentee's visit. */
export async function tellStory(
  player: Player,
  accounts: Accounts,
  mailToken: MailToken = () => null,
): Promise<void> {
  await registration(player, accounts, mailToken);
  const tokens = await logins(player, accounts);
  await reading(player, tokens);
  await roles(player, tokens);
  const way = await enrolling(player, accounts, tokens);
  await profile(player, tokens);
  await working(player, accounts, tokens, way);
}

const login = (body: object) => post('auth/login', body);

async function logins({ play, leaveOut }: Player, accounts: Accounts): Promise<Tokens> {
  const tokenOf = async (who: 'mentee' | 'mentor' | 'admin'): Promise<string | undefined> => {
    const account = accounts[who];
    if (!account) {
      leaveOut(login({}).call, `the ${who}`, 'the accounts have no such user');
      return undefined;
    }
    const { email, password } = account;
    const played = await play(login({ email, password }), `the ${who}`, 200);
    return textIn(played?.body, 'accessToken') || undefined;
  };
  const incorrect = 'Email or Password is incorrect';
  await play(login({}), 'nothing', 401, incorrect);
  const password = 'not-a-password';
  const large = login({ email: 'x'.repeat(110_000), password });
  await play(large, 'over 100 KB: a 500 without a message', 500);
  const stranger = login({ email: 'nobody@contract.example.org', password });
  await play(stranger, 'an address without an account', 401, incorrect);
  return {
    mentee: await tokenOf('mentee'),
    mentor: await tokenOf('mentor'),
    admin: await tokenOf('admin'),
  };
}
