import { brand } from '../brand.ts';
import { fill } from '../paths.ts';

interface Mail {
  subject?: string;
  body?: string;
}

/**
 * A link that opens the person's own mail program. The community's address gets a copy: mentees may be
 * children, and nobody should have to write to one alone.
 * @param to the address, as the service gave it
 */
export function mailLink(to: string, { subject, body }: Mail = {}): string {
  const fields = {
    cc: to === brand.email ? undefined : brand.email,
    subject,
    // A line ends with both characters in a mail.
    body: body?.replaceAll(/\r?\n/g, '\r\n'),
  };
  const query = Object.entries(fields).flatMap(([name, value]) =>
    value ? [`${name}=${readable(value)}`] : [],
  );
  return `mailto:${readable(to)}${query.length > 0 ? '?' : ''}${query.join('&')}`;
}

/** Encoded but for the @, which some mail programs take only as it is. */
const readable = (text: string): string => fill(text).replaceAll('%40', '@');
