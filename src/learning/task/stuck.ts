import { brand } from '../../brand.ts';
import { mailLink } from '../../lib/links.ts';
import { siteUrl } from '../../lib/env.ts';
import { taskTitle } from '../../lib/text.ts';
import { toTask } from '../../paths.ts';
import { HEADINGS, nodesBelow } from '../../tasks/doneMeans.ts';
import type { Task } from '../../tasks/tasksSlice.ts';
import { emailGreeting, emailSignature } from '../../user/personTexts.ts';

export const stuckTexts = {
  hints: 'From the brief',
  lead: (mentor: string) =>
    `Tell ${mentor} where you are. What you write is sent only when you send it from your email app.`,
  yourMentor: 'your mentor',
  fields: {
    tried: 'What I tried',
    expected: 'What I expected',
    happened: 'What happened',
  },
  minor: `Your profile says that you are under 18, so ${brand.email} gets a copy.`,
  copy: `Send a copy to ${brand.email}`,
  noBirthDate: 'Your profile has no date of birth. If you are under 18, leave this ticked.',
  otherwise: (email: string) =>
    `No email app, or part of your text is missing there? Copy the text and send it to ${email}.`,
  copyText: 'Copy text',
  copied: 'Copied',
  notCopied: 'Your browser does not let us copy. Select the text and copy it yourself.',
  open: 'Open my email app',
  opened: 'We cannot see if you sent it.',
  sent: 'I sent it, delete my draft',
  subject: (task: string) => `${brand.name}: I am stuck on ${task}`,
  intro: (task: string) => `I am stuck on “${task}”:`,
  thanks: 'Thank you!',
} as const;

/** The fields of the form, in the order of the email. */
export const stuckFields = ['tried', 'expected', 'happened'] as const;

type StuckWords = Record<(typeof stuckFields)[number], string>;

interface StuckMail {
  task: Task;
  /** Null if we do not know the address of the mentor. */
  mentor: { firstName: string; email: string | null } | null;
  menteeName: string;
  words: StuckWords;
  isCopied: boolean;
}

/** The text of a mentee's email for help, and the link that opens it in their email app. */
export function stuckMail({ task, mentor, menteeName, words, isCopied }: StuckMail) {
  const to = mentor?.email || brand.email;
  const title = taskTitle(task);
  const text = [
    emailGreeting(mentor?.email ? mentor.firstName.trim() : ''),
    `${stuckTexts.intro(title)}\n${siteUrl()}${toTask(task.id)}`,
    ...stuckFields.map((name) => `${stuckTexts.fields[name]}:\n${words[name].trim()}`),
    `${stuckTexts.thanks}${emailSignature(menteeName)}`,
  ].join('\n\n');
  return {
    to,
    text,
    href: mailLink(to, { subject: stuckTexts.subject(title), body: text, isCopied }),
  };
}

/** Headings of parts that help. */
const HELP =
  /^\W*(?:hints?|tips?|help|(?:(?:use|help)ful )?(?:links|resources)|further reading|if you (?:are|get) stuck.*)\W*$/i;

const isHint = (element: Element): boolean =>
  (element.matches('blockquote') && /^\s*(?:hint|tip)s?\b/i.test(element.textContent)) ||
  (element.matches('p') && /^\s*(?:hint|tip)s?(?: \d+)?:/i.test(element.textContent));

const isInside = ({ parentNode }: Node, nodes: ReadonlySet<Node>): boolean =>
  parentNode !== null && (nodes.has(parentNode) || isInside(parentNode, nodes));

/**
 * Copies the parts of a brief that help: its hints, and everything below a heading such as
 * “Resources”.
 * @param brief sanitised by `briefElements`
 * @returns null if the brief has no such part
 */
export function helpOf(brief: Element): Element | null {
  const elements = [...brief.getElementsByTagName('*')];
  const headings = elements.filter(
    (element) => element.matches(HEADINGS) && HELP.test(element.textContent),
  );
  const nodes = new Set<Node>([...headings.flatMap(nodesBelow), ...elements.filter(isHint)]);
  const part = document.createElement('div');
  for (const node of nodes) {
    if (!isInside(node, nodes)) part.append(node.cloneNode(true));
  }
  return part.textContent.trim() === '' ? null : part;
}
