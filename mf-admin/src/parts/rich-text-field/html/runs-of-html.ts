import { isSafeLink } from 'shared-types/site/link/link-rules';
import { allowedAttributes, allowedElement, isAllowed } from './allowed-html';
import type { HtmlElement, HtmlNode } from './html-tree';
import { MARKS, type Lines, type Mark, type RichLink, type Run, type TextRun, type Wrap } from './rich-blocks';

export interface RunContext {
  readonly marks: readonly Mark[];
  readonly link?: RichLink | undefined;
  /** True keeps elements that the editor cannot edit, and everything that the stored HTML has of others. */
  readonly keeps: boolean;
  readonly wraps?: readonly Wrap[];
  /** All of what is read. */
  readonly html?: string;
}

const MARK_TAGS: Readonly<Record<string, Mark>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  s: 's',
  strike: 's',
  del: 's',
  sub: 'sub',
  sup: 'sup',
  mark: 'mark',
  code: 'code',
};
const BLOCK = /^(?:p|h[1-6]|div|blockquote|ul|ol|li|dl|dt|dd|pre|address|table|tr|section|article|figure)$/;
const KEPT = /^(?:small|abbr|cite|q|kbd|time|wbr)$/;

/** The runs of a line, without what begins a block; blocks in it become lines. */
export function runsOf(nodes: readonly HtmlNode[], context: RunContext): readonly Run[] {
  const { marks, link, wraps } = context;
  const around = { link, ...(wraps && { wraps }) };
  return nodes.flatMap((node): readonly Run[] => {
    if (typeof node === 'string') return [{ ...around, marks, text: node.replace(/[ \t\n\r\f]+/g, ' ') }];
    const html = context.keeps ? storedHtml(node, context) : undefined;
    const stored = html === undefined ? {} : { html };
    if (node.tag === 'br') return [{ marks: [], isBreak: true, ...(wraps && { wraps }), ...stored }];
    if (context.keeps && isKept(node)) return [{ ...around, marks: [], kept: allowedElement(node), ...stored }];
    const inside = runsOf(node.children, insideOf(node, context));
    if (!BLOCK.test(node.tag) || trimmed(inside).length === 0) return inside;
    return [{ marks: [], isBreak: true }, ...trimmed(inside), { marks: [], isBreak: true }];
  });
}

/** The runs of a quote or an item. Paragraphs in it are lines that remember what they were. */
export function linesOf(nodes: readonly HtmlNode[], context: RunContext): Lines {
  const own = nodes.filter((node) => typeof node !== 'string' || node.trim() !== '');
  const paragraphs = own.filter((node) => typeof node !== 'string' && node.tag === 'p');
  const [first, ...rest] = paragraphs as readonly HtmlElement[];
  if (!context.keeps || !first || paragraphs.length < own.length) return { runs: trimmed(runsOf(nodes, context)) };
  const runs = rest.flatMap((one): readonly Run[] => [
    { marks: [], isBreak: true, between: allowedAttributes(one) },
    ...trimmed(runsOf(one.children, context)),
  ]);
  return { runs: trimmed([...trimmed(runsOf(first.children, context)), ...runs]), inner: allowedAttributes(first) };
}

/** The HTML of an element as it is stored. */
function storedHtml({ at }: HtmlElement, { html }: RunContext): string | undefined {
  return at && html?.slice(at.start, at.end);
}

/** A direction of its own shows only on an element of its own. */
function isKept({ tag, attributes }: HtmlElement): boolean {
  return KEPT.test(tag) || (tag === 'span' && attributes['dir'] !== undefined);
}

function insideOf(element: HtmlElement, context: RunContext): RunContext {
  const { tag, attributes } = element;
  const link = tag === 'a' ? linkOf(attributes) : undefined;
  const own = tag === 'a' ? undefined : ownMark(element);
  const inside = {
    ...context,
    marks: tag === 'a' ? context.marks : marksIn(element, context.marks, own),
    link: link ?? context.link,
  };
  if (!context.keeps || !element.at || !isAllowed(tag) || BLOCK.test(tag)) return inside;
  const meaning = { ...(own && { mark: own }), ...(link && { isLink: true as const }) };
  const wrap: Wrap = { id: element.at.start, tag, attributes: allowedAttributes(element), ...meaning };
  return { ...inside, wraps: [...(context.wraps ?? []), wrap] };
}

function ownMark({ tag, attributes }: HtmlElement): Mark | undefined {
  const mark = MARK_TAGS[tag];
  const isUndone = /(?:^|[;\s])font-weight:\s*(?:normal|400)/i.test(attributes['style'] ?? '');
  return mark === 'strong' && isUndone ? undefined : mark;
}

function marksIn({ attributes }: HtmlElement, marks: readonly Mark[], mark: Mark | undefined): readonly Mark[] {
  const style = attributes['style'] ?? '';
  const own = new Set(marks);
  if (mark) own.add(mark);
  if (/(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/i.test(style)) own.add('strong');
  if (/(?:^|[;\s])font-style:\s*italic/i.test(style)) own.add('em');
  // A text cannot be both.
  if (own.has('sup')) own.delete('sub');
  return MARKS.filter((one) => own.has(one));
}

function linkOf({ href = '', target }: Readonly<Record<string, string>>): RichLink | undefined {
  const address = href.trim();
  if (!isSafeLink(address)) return undefined;
  return { href: address, ...(target === '_blank' && { newWindow: true }) };
}

/** Without spaces at the ends of lines, empty texts and breaks at the ends; runs of the same marks are one. */
export function trimmed(runs: readonly Run[]): readonly Run[] {
  const done: Run[] = [];
  for (const run of runs) addRun(done, run);
  trimEnd(done);
  while (done.length > 0 && isBreak(done.at(-1))) {
    done.pop();
    trimEnd(done);
  }
  return done;
}

function addRun(done: Run[], run: Run): void {
  const last = done.at(-1);
  if ('isBreak' in run) {
    trimEnd(done);
    if (done.length > 0) done.push(run);
    return;
  }
  if (!('text' in run)) return void done.push(run);
  const text = endsInSpace(last) ? run.text.replace(/^ /, '') : run.text;
  if (text === '') return;
  if (last && 'text' in last && isAlike(last, run)) done[done.length - 1] = { ...last, text: last.text + text };
  else done.push({ ...run, text });
}

function endsInSpace(last: Run | undefined): boolean {
  return last === undefined || isBreak(last) || ('text' in last && last.text.endsWith(' '));
}

function isBreak(run: Run | undefined): boolean {
  return run !== undefined && 'isBreak' in run;
}

function trimEnd(done: Run[]): void {
  const last = done.at(-1);
  if (!last || !('text' in last) || !last.text.endsWith(' ')) return;
  const text = last.text.slice(0, -1);
  done.pop();
  if (text !== '') done.push({ ...last, text });
}

function isAlike(one: TextRun, other: TextRun): boolean {
  const isWrappedAlike = idsOf(one) === idsOf(other);
  return isWrappedAlike && one.marks.join() === other.marks.join() && isSameLink(one.link, other.link);
}

function idsOf({ wraps = [] }: Run): string {
  return wraps.map(({ id }) => id).join();
}

export function isSameLink(one: RichLink | undefined, other: RichLink | undefined): boolean {
  return one?.href === other?.href && one?.newWindow === other?.newWindow;
}
