/** How a mail between a mentee and a mentor begins. */
export const hello = (firstName: string): string => (firstName ? `Hello ${firstName},` : 'Hello,');

/** How it ends: by the writer's own name, where it is known. */
export const signed = (own: string): string => (own ? `\n${own}\n` : '');
