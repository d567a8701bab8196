import { html } from 'hono/html';

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

type NewMail = Pick<Mail, 'recipient' | 'subject' | 'body'> & { link?: string };

export type Outbox = ReturnType<typeof createOutbox>;

const visible = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ');

export function createOutbox(db: Db, now: () => Date, log: (line: string) => void) {
  return {
    /** Stores the email and logs it; no mail leaves this computer. */
    send({ recipient, subject, body, link }: NewMail) {
      db.insert('mails', { recipient, subject, body, link: link ?? null, sentAt: now() });
      log(
        `mail to ${visible(recipient)}: ${visible(subject)}${link ? `\n  ${visible(link)}` : ''}`,
      );
    },
    mails: () => db.all<Mail>('SELECT * FROM mails ORDER BY id DESC'),
  };
}

const STYLE = `
  :root { color-scheme: light dark; background: Canvas; color: CanvasText; }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  article { margin: 0 0 1rem; padding: 1rem 1.25rem; border: 1px solid #8887; border-radius: .5rem; }
  h1 { font-size: 1.5rem; } h2 { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere; }
  header { margin-bottom: 1.5rem; } p { margin: .25rem 0; } .meta { opacity: .8; } a { overflow-wrap: anywhere; }
`;

/** Returns whether a browser can open an address, because only such addresses become links. */
const isWebAddress = (link: string): boolean => /^(https?|ftp):\/\//i.test(link);

function mailArticle({ recipient, subject, body, link, sentAt }: Mail) {
  return html`<article>
    <h2>${subject}</h2>
    <p class="meta">To ${recipient}, <time datetime="${sentAt}">${sentAt}</time></p>
    <p>${body}</p>
    ${link === null ? '' : html`<p>${isWebAddress(link) ? html`<a href="${link}">${link}</a>` : link}</p>`}
  </article>`;
}

/** Returns the mails as a page, newest first: no script, everything escaped. */
export function outboxPage(mails: readonly Mail[]) {
  const heading = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Outbox (${mails.length}) · Akada sandbox</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <header>
            <h1>Outbox: ${heading}</h1>
            <p>
              Mails the sandbox would have sent, newest first. They never leave this computer.
              <a href="">Look again</a>
            </p>
          </header>
          ${mails.map(mailArticle)}
        </main>
      </body>
    </html>`;
}
