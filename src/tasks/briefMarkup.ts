const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements with an end tag that may stand inside a sentence. */
const INLINE = 'span a strong b em i u s del ins mark small sub sup abbr q code kbd samp var';

const BLOCK =
  'h1 h2 h3 h4 h5 h6 p blockquote div ul ol li dl dt dd pre figure figcaption ' +
  'table caption thead tbody tfoot tr th td colgroup';

const VOID = 'br hr img col';

/** The elements of a brief. */
export const TAGS = [INLINE, BLOCK, VOID].flatMap((names) => names.split(' '));

/** Elements that are not shown; a link or a line says what they were. */
export const EMBEDDED = ['iframe', 'video', 'audio', 'object', 'embed', 'oembed', 'source'];

const empty = setOf(`${VOID} embed source`);

/** Elements of a layout, whose content a brief shows without them. */
const transparent = setOf(
  'main header footer section article aside nav address hgroup center font big tt strike nobr ' +
    'time cite dfn bdi bdo ruby rt rp details summary picture',
);

/** Elements that are replaced with their content. */
const drawings = setOf('svg math');

const codes = setOf('code pre kbd samp');

const known = new Set([...TAGS, ...EMBEDDED, ...transparent, ...drawings]);

/** In code only these elements count as markup, because they colour or divide it. */
const inCode = setOf('span a b strong i em u mark br code pre kbd samp');

/** Elements that may lack an end tag, with the elements that must stand around them. */
const optionalEnds: Record<string, string> = {
  p: '',
  li: 'ul ol',
  dt: 'dl',
  dd: 'dl',
  caption: 'table',
  colgroup: 'table',
  thead: 'table',
  tbody: 'table',
  tfoot: 'table',
  tr: 'table',
  th: 'table',
  td: 'table',
};

interface Tag {
  source: string;
  /** In lower case; '!' for a comment or Word's own, and '' for a tag that HTML does not have. */
  name: string;
  isEnd: boolean;
  hasAttributes: boolean;
  from: number;
  to: number;
  isMarkup: boolean;
  /** The end of the element, if the whole of it is replaced. */
  until?: number;
}

/**
 * A comment, what Word leaves in copied text (`<o:p>`, `<![if !supportLists]>`), or a tag whose
 * attributes are written as in HTML: not `a<b && c>d`.
 */
const tagPattern =
  /<!--[\s\S]*?-->|<!\[(?:if|endif)[^>]*>|<\?xml[^>]*>|<\/?(?:o|w|m|v|st1):[a-z][^<>]*>|<(\/?)([a-z][a-z\d]*)((?:\s+[a-z_:@][\w:.-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>`=]+))?)*)\s*\/?>/gi;

/** Attributes with a value, or those that do not need one. `<i or y>` is a comparison. */
const attributePattern =
  /^(?:\s+(?:[\w:.@-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']+)|reversed|controls|autoplay|loop|muted|playsinline|allowfullscreen|open|hidden|default|nowrap|noshade|compact|ismap))*\s*$/i;

/** Elements whose content is not HTML. */
const literalPattern = /<(script|style|textarea|title)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;

function tagsOf(html: string): Tag[] {
  const literals = Array.from(html.matchAll(literalPattern), ({ 0: source, index }) => ({
    from: index,
    to: index + source.length,
  }));
  const tags = Array.from(html.matchAll(tagPattern), (found): Tag => {
    const [source, slash, name = '!', attributes = ''] = found;
    return {
      // Google Docs puts a `<b>` that is not bold around all that is copied.
      source: attributes.includes('docs-internal-guid') ? '<span>' : source,
      name: attributePattern.test(attributes) ? name.toLowerCase() : '',
      isEnd: slash === '/',
      hasAttributes: attributes.trim() !== '',
      from: found.index,
      to: found.index + source.length,
      isMarkup: false,
    };
  });
  return tags.filter((tag) => !literals.some(({ from, to }) => from <= tag.from && tag.to <= to));
}

/**
 * Returns whether a tag stands between the words of a sentence that names it: “Use <br> or <p>.”
 */
function isNamed(html: string, from: number, to: number): boolean {
  const before = html.slice(Math.max(0, from - 40), from);
  const after = html.slice(to, to + 40);
  return (
    /(?:[^\s>.:;!?][ \t\u00a0]+|[("'“‘`«/])$/.test(before) &&
    /^(?:[ \t\u00a0]+[^\s<]|[.,;:!?)"'”’`»/]|\s*$)/.test(after)
  );
}

/**
 * Returns whether a text is what stands between a start tag and an end tag that a sentence names:
 * “<b> and </b>”.
 */
const isJoining = (text: string): boolean =>
  /^[\s,.…&/]*(?:and|or|to|then|with)?[\s,….]*$/i.test(text);

/** Finds the tags of a text that are markup. All others are part of what the text says. */
function markMarkup(html: string, tags: readonly Tag[]): void {
  const open: Tag[] = [];
  const isInside = (names: ReadonlySet<string>) => open.some(({ name }) => names.has(name));
  const leaveOpen = (start: Tag) => {
    const parents = optionalEnds[start.name];
    const isSentence = /^[ \t]+[a-z]/.test(html.slice(start.to, start.to + 20));
    start.isMarkup = parents === '' ? !isSentence : isInside(setOf(parents ?? ''));
  };
  for (const tag of tags) {
    const { name, isEnd, hasAttributes, from, to } = tag;
    const isCode = isInside(codes);
    const canBeNamed = !hasAttributes && (!inCode.has(name) || name === 'br' || codes.has(name));
    if (name === '!') tag.isMarkup = !isCode && !isNamed(html, from, to);
    if (!known.has(name) || (isCode && !inCode.has(name))) continue;
    if (canBeNamed && isNamed(html, from, to)) continue;
    if (empty.has(name)) {
      const isWhole = isCode && html[from - 1] === '>' && html.startsWith('</', to);
      tag.isMarkup = !isEnd && !isWhole && (name === 'br' || name === 'hr' || hasAttributes);
    } else if (!isEnd) {
      const end = `</${name}`;
      if (!codes.has(name) || html.toLowerCase().includes(end, to)) open.push(tag);
    } else {
      const at = open.map((start) => start.name).lastIndexOf(name);
      const start = open[at];
      if (start === undefined) continue;
      for (const unclosed of open.splice(at + 1).reverse()) leaveOpen(unclosed);
      open.pop();
      const isMention =
        !start.hasAttributes &&
        isJoining(html.slice(start.to, from)) &&
        isNamed(html, start.from, to);
      start.isMarkup = !isMention;
      tag.isMarkup = !isMention;
      if (drawings.has(name)) start.until = to;
    }
  }
  for (let start = open.pop(); start; start = open.pop()) leaveOpen(start);
}

const escaped = (text: string): string => text.replaceAll('<', '&lt;');

/**
 * Escapes everything in a brief that is not markup: comparisons such as `a<b`, unknown tags, and
 * tags that a sentence names. A text without markup keeps its lines and paragraphs. The result is
 * not safe yet; it only decides what a reader should see as text.
 */
export function markupOf(html: string): string {
  const tags = tagsOf(html);
  markMarkup(html, tags);
  const markup = tags.filter(({ isMarkup }) => isMarkup);
  if (markup.every(({ name }) => name === '!')) {
    const paragraphs = escaped(html.trim()).split(/\n\s*\n/);
    return paragraphs.map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`).join('');
  }
  let at = 0;
  let result = '';
  for (const { source, name, from, to, until } of markup) {
    if (from < at) continue;
    result += escaped(html.slice(at, from));
    if (until !== undefined) result += '<embed>';
    else if (name !== '!') result += source;
    at = until ?? to;
  }
  return result + escaped(html.slice(at));
}
