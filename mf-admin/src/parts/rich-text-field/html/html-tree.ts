import { decodeEntities } from './decode-entities';

export interface HtmlElement {
  /** In lower case. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
  /** Where its HTML begins and ends in what was read; absent for an element that was made. */
  readonly at?: { readonly start: number; end: number };
}

/** An element, or a text without entities. */
export type HtmlNode = HtmlElement | string;

interface OpenElement extends HtmlElement {
  readonly children: HtmlNode[];
  readonly at: { readonly start: number; end: number };
}

const VOID = new Set(['br', 'hr', 'img', 'wbr', 'input', 'meta', 'link', 'col', 'source', 'area', 'base']);
/** Nothing in them is text of the page. */
const SKIPPED = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'iframe',
  'svg',
  'math',
  'object',
  'textarea',
  'select',
]);
/** A paragraph ends where one of these begins. */
const ENDS_PARAGRAPH = /^(?:p|h[1-6]|ul|ol|dl|div|blockquote|pre|table|hr|section|article|address)$/;

/**
 * Reads HTML into plain objects, as browsers do for well-formed HTML and close enough for the rest. No browser parses it, so
 * Trusted Types have nothing to approve, and nothing in it can run or load.
 */
export function parseHtml(html: string): readonly HtmlNode[] {
  const root: OpenElement = { tag: '', attributes: {}, children: [], at: { start: 0, end: html.length } };
  const open: OpenElement[] = [root];
  let place = 0;
  while (place < html.length) {
    const start = html.indexOf('<', place);
    addText(open, html.slice(place, start < 0 ? html.length : start));
    if (start < 0) break;
    place = readMarkup(html, start, open);
  }
  for (const { at } of open) at.end = html.length;
  return root.children;
}

function addText(open: readonly OpenElement[], text: string): void {
  if (text !== '') open.at(-1)?.children.push(decodeEntities(text));
}

/** Reads a tag or a comment; returns the place after it. */
function readMarkup(html: string, start: number, open: OpenElement[]): number {
  if (html.startsWith('<!--', start)) return after(html, '-->', start + 4);
  const end = tagEnd(html, start);
  if (end < 0) {
    addText(open, html.slice(start));
    return html.length;
  }
  const markup = html.slice(start, end - 1);
  const [begin = '', close, name = ''] = /^<(\/?)([a-z][^\s/>]*)/i.exec(markup) ?? [];
  const rest = markup.slice(begin.length);
  const tag = name.toLowerCase();
  if (tag === '') {
    if (/[!?/]/.test(html.charAt(start + 1))) return end;
    addText(open, '<');
    return start + 1;
  }
  if (close) closeElement(open, tag, end);
  else if (SKIPPED.has(tag)) return after(html, '>', indexOfClose(html, tag, end));
  else openElement(open, { tag, rest, at: { start, end } });
  return end;
}

function after(html: string, mark: string, from: number): number {
  const place = html.indexOf(mark, from);
  return place < 0 ? html.length : place + mark.length;
}

function indexOfClose(html: string, tag: string, from: number): number {
  for (let place = html.indexOf('</', from); place >= 0; place = html.indexOf('</', place + 2))
    if (html.slice(place + 2, place + 2 + tag.length).toLowerCase() === tag) return place;
  return html.length;
}

/** The place after the `>` of a tag, or -1; those in quoted values do not count. */
function tagEnd(html: string, start: number): number {
  let quote = '';
  for (let place = start + 1; place < html.length; place++) {
    const letter = html.charAt(place);
    if (quote === '' && letter === '>') return place + 1;
    if (letter === quote) quote = '';
    else if (quote === '' && (letter === '"' || letter === "'")) quote = letter;
  }
  return -1;
}

interface OpeningTag extends Pick<OpenElement, 'tag' | 'at'> {
  /** The markup after the name. */
  readonly rest: string;
}

function openElement(open: OpenElement[], { tag, rest, at }: OpeningTag): void {
  const { start } = at;
  if (ENDS_PARAGRAPH.test(tag) && open.some((one) => one.tag === 'p')) closeElement(open, 'p', start);
  if (tag === 'li' && open.filter((one) => /^(?:li|ul|ol)$/.test(one.tag)).at(-1)?.tag === 'li')
    closeElement(open, 'li', start);
  const element: OpenElement = { tag, attributes: readAttributes(rest), children: [], at };
  open.at(-1)?.children.push(element);
  if (!VOID.has(tag) && !rest.endsWith('/')) open.push(element);
}

/** Closes an element with all that is open in it. A tag that closes nothing is ignored. */
function closeElement(open: OpenElement[], tag: string, end: number): void {
  const place = open.map((one) => one.tag).lastIndexOf(tag);
  if (place > 0) for (const { at } of open.splice(place)) at.end = end;
}

function readAttributes(text: string): Record<string, string> {
  const found = text.matchAll(/([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g);
  return Object.fromEntries(
    [...found].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? bare ?? ''),
    ]),
  );
}
