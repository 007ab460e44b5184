/** A piece of an owner's HTML, in order. */
export interface CodePart {
  /** `meta` and `style` load no script; `other` is every other element, text and comments. */
  readonly kind: 'meta' | 'style' | 'script' | 'other';
  /** HTML, up to the place of a nonce if the element needs one. */
  readonly html: string;
  /** What follows the nonce; absent for a part without one. */
  readonly rest?: string;
}

const TAG_NAME = /<\/?([a-z][a-z0-9-]*)/iy;
/** Elements whose content is text up to their end tag. */
const RAW = new Set(['script', 'style', 'title', 'textarea', 'noscript', 'iframe', 'xmp', 'noembed', 'noframes']);
const WITH_NONCE = new Set(['script', 'style', 'link']);
const COMMENT = { begin: '<!--', end: '-->' } as const;

/**
 * Reads HTML as a browser does, as far as needed to give scripts and styles a nonce. What is not closed is closed, or left
 * out: it must not swallow the page behind it.
 */
export function readCode(html: string): readonly CodePart[] {
  const lower = html.toLowerCase();
  const parts: CodePart[] = [];
  const add = (part: CodePart) => void (part.html !== '' && parts.push(part));
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    add({ kind: 'other', html: html.slice(at, next < 0 ? html.length : next) });
    if (next < 0) break;
    const { end, part } = partAt(html, lower, next);
    if (part) add(part);
    at = end;
  }
  return parts;
}

interface FoundPart {
  readonly end: number;
  readonly part?: CodePart;
}

function partAt(html: string, lower: string, start: number): FoundPart {
  if (html.startsWith(COMMENT.begin, start)) return commentAt(html, start);
  TAG_NAME.lastIndex = start;
  const name = TAG_NAME.exec(html)?.[1]?.toLowerCase();
  if (name === undefined) return { end: start + 1, part: { kind: 'other', html: '&lt;' } };
  const tagEnd = endOfTag(html, TAG_NAME.lastIndex);
  // Without its end the rest of the code is one tag, which browsers do not show either.
  if (tagEnd === undefined) return { end: html.length };
  const isEndTag = html[start + 1] === '/';
  const isRaw = !isEndTag && RAW.has(name);
  const closing = isRaw ? endOfRaw(html, lower, { name, from: tagEnd }) : { end: tagEnd, missing: '' };
  const whole = html.slice(start, closing.end) + closing.missing;
  if (isEndTag || !WITH_NONCE.has(name))
    return { end: closing.end, part: { kind: kindOf(name, isEndTag), html: whole } };
  const split = TAG_NAME.lastIndex - start;
  return {
    end: closing.end,
    part: { kind: kindOf(name, isEndTag), html: whole.slice(0, split), rest: whole.slice(split) },
  };
}

function kindOf(name: string, isEndTag: boolean): CodePart['kind'] {
  if (isEndTag) return 'other';
  return name === 'meta' || name === 'style' || name === 'script' ? name : 'other';
}

function commentAt(html: string, start: number): FoundPart {
  const end = html.indexOf(COMMENT.end, start + COMMENT.begin.length);
  if (end < 0) return { end: html.length };
  return {
    end: end + COMMENT.end.length,
    part: { kind: 'other', html: html.slice(start, end + COMMENT.end.length) },
  };
}

/** Behind the `>` of a tag, which quoted values of attributes may contain too; undefined if there is none. */
function endOfTag(html: string, from: number): number | undefined {
  let quote = '';
  let before = '';
  for (let at = from; at < html.length; at += 1) {
    const letter = html[at] ?? '';
    if (quote !== '') {
      if (letter === quote) quote = '';
    } else if (letter === '>') return at + 1;
    else if ((letter === '"' || letter === "'") && before === '=') quote = letter;
    if (letter.trim() !== '') before = letter;
  }
  return undefined;
}

/** Behind the end tag of an element whose content is text, and the end tag itself if it is missing. */
function endOfRaw(
  html: string,
  lower: string,
  { name, from }: { readonly name: string; readonly from: number },
): { readonly end: number; readonly missing: string } {
  const tag = `</${name}`;
  let start = lower.indexOf(tag, from);
  while (start >= 0) {
    const behind = start + tag.length;
    if (/^[\s/>]$/.test(html[behind] ?? '')) {
      const end = endOfTag(html, behind);
      return end === undefined ? { end: start, missing: `${tag}>` } : { end, missing: '' };
    }
    start = lower.indexOf(tag, behind);
  }
  return { end: html.length, missing: `${tag}>` };
}
