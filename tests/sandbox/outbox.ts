import type { Db } from './data/db.ts';

export interface Mail {
  id: number;
  recipient: string;
  subject: string;
  body: string;
  link: string | null;
  /** ISO 8601 UTC. */
  sentAt: string;
}

export interface Outbox {
  /** Stores the email and logs it; no mail leaves this computer. */
  send: (mail: { recipient: string; subject: string; body: string; link?: string }) => void;
  /** Newest first. */
  mails: () => Mail[];
}

const visible = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ');

export function createOutbox(db: Db, now: () => Date, log: (line: string) => void): Outbox {
  return {
    send({ recipient, subject, body, link }) {
      db.run('INSERT INTO mails (recipient, subject, body, link, sentAt) VALUES (?, ?, ?, ?, ?)', [
        recipient,
        subject,
        body,
        link ?? null,
        now(),
      ]);
      log(
        `mail to ${visible(recipient)}: ${visible(subject)}${link ? `\n  ${visible(link)}` : ''}`,
      );
    },
    mails: () => db.all<Mail>('SELECT * FROM mails ORDER BY id DESC'),
  };
}
