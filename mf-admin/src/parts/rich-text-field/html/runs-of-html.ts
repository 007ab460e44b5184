import { isSafeLink } from 'shared-types/site/link/link-rules';
import { allowedElement } from './allowed-html';
import type { HtmlElement, HtmlNode } from './html-tree';
import { MARKS, type Mark, type RichLink, type Run } from './rich-blocks';

export interface RunContext {
  readonly marks: readonly Mark[];
  readonly link?: RichLink | undefined;
  readonly keeps: boolean;
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
  const { marks, link } = context;
  return nodes.flatMap((node): readonly Run[] => {
    if (typeof node === 'string') return [{ marks, link, text: node.replace(/[ \t\n\r\f]+/g, ' ') }];
    if (node.tag === 'br') return [{ marks: [], isBreak: true }];
    if (context.keeps && isKept(node)) return [{ marks: [], link, kept: allowedElement(node) }];
    const inside = runsOf(node.children, insideOf(node, context));
    if (!BLOCK.test(node.tag) || trimmed(inside).length === 0) return inside;
    return [{ marks: [], isBreak: true }, ...trimmed(inside), { marks: [], isBreak: true }];
  });
}

function isKept({ tag, attributes }: HtmlElement): boolean {
  return KEPT.test(tag) || (tag === 'span' && ['lang', 'dir', 'title'].some((name) => attributes[name]));
}

function insideOf({ tag, attributes }: HtmlElement, context: RunContext): RunContext {
  if (tag === 'a') return { ...context, link: linkOf(attributes) ?? context.link };
  const style = attributes['style'] ?? '';
  const own = new Set(context.marks);
  const mark = MARK_TAGS[tag];
  if (mark && !(mark === 'strong' && /(?:^|[;\s])font-weight:\s*(?:normal|400)/i.test(style))) own.add(mark);
  if (/(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/i.test(style)) own.add('strong');
  if (/(?:^|[;\s])font-style:\s*italic/i.test(style)) own.add('em');
  // A text cannot be both.
  if (own.has('sup')) own.delete('sub');
  return { ...context, marks: MARKS.filter((one) => own.has(one)) };
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

export function isAlike(one: Run, other: Run): boolean {
  return one.marks.join() === other.marks.join() && isSameLink(one.link, other.link);
}

export function isSameLink(one: RichLink | undefined, other: RichLink | undefined): boolean {
  return one?.href === other?.href && one?.newWindow === other?.newWindow;
}
