import { allowedAttributes, allowedElement } from './allowed-html';
import { parseHtml, type HtmlElement, type HtmlNode } from './html-tree';
import type { Attributes, Lines, ListBlock, ListItem, RichBlock, TextTag } from './rich-blocks';
import { linesOf, runsOf, trimmed, type RunContext } from './runs-of-html';
import { isWordItem, wordItem } from './word-list';

const TEXT: Readonly<Record<string, TextTag>> = {
  p: 'p',
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
  blockquote: 'blockquote',
};
/** Blocks that are shown and not edited. */
const KEPT = /^(?:hr|dl|pre|address|table)$/;
const CONTAINER =
  /^(?:div|section|article|main|header|footer|aside|nav|figure|figcaption|form|fieldset|body|html|center|table|thead|tbody|tfoot|tr|td|th|caption|dl|dt|dd|pre|address|hr|li)$/;

/** Reads HTML of any origin as formatted text, without what the editor cannot edit. */
export function blocksOfHtml(html: string): readonly RichBlock[] {
  return blocksOf(parseHtml(html), { marks: [], keeps: false });
}

function blocksOf(nodes: readonly HtmlNode[], context: RunContext): readonly RichBlock[] {
  const blocks: RichBlock[] = [];
  let loose: HtmlNode[] = [];
  const flush = (): void => {
    blocks.push(...textBlock('p', { runs: trimmed(runsOf(loose, context)) }));
    loose = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !isBlock(node)) {
      loose.push(node);
      continue;
    }
    flush();
    blocks.push(...elementBlocks(node, context));
  }
  flush();
  return joined(blocks);
}

/** The blocks of an element that is one, or has some in it. */
export function elementBlocks(element: HtmlElement, context: RunContext): readonly RichBlock[] {
  const { tag, children } = element;
  if (isList(element)) return listBlock(element, context);
  if (context.keeps && KEPT.test(tag)) return [{ kept: allowedElement(element) }];
  if (isWordItem(element)) return [wordItem(element, (nodes) => runsOf(nodes, context))];
  const text = TEXT[tag];
  if (
    text === undefined ||
    (text !== 'blockquote' && children.some((child) => typeof child !== 'string' && isBlock(child)))
  )
    return blocksOf(children, contextOf(element, context));
  return textBlock(text, linesOf(children, context), attributesOf(element, context));
}

/** Google Docs wraps everything in a `b`, which then has blocks in it. */
function contextOf(element: HtmlElement, context: RunContext): RunContext {
  return TEXT[element.tag] || CONTAINER.test(element.tag) ? context : { ...context, ...markedBy(element, context) };
}

function markedBy(element: HtmlElement, context: RunContext): RunContext {
  const [first] = runsOf([{ ...element, children: ['x'] }], context);
  return { ...context, marks: first?.marks ?? context.marks, link: first?.link };
}

function textBlock(tag: TextTag, lines: Lines, attributes?: Stored): readonly RichBlock[] {
  return lines.runs.length === 0 ? [] : [{ tag, ...lines, ...attributes }];
}

interface Stored {
  readonly attributes?: Attributes;
}

/** Attributes of what is pasted are nobody's wish. */
function attributesOf(element: HtmlElement, { keeps }: RunContext): Stored {
  const attributes = keeps ? allowedAttributes(element) : {};
  return Object.keys(attributes).length > 0 ? { attributes } : {};
}

function listBlock(element: HtmlElement, context: RunContext): readonly ListBlock[] {
  const { tag, attributes, children } = element;
  const items: ListItem[] = [];
  for (const child of children) {
    if (typeof child === 'string' ? child.trim() === '' : false) continue;
    if (typeof child !== 'string' && isList(child)) {
      const last = items.pop() ?? { runs: [], lists: [] };
      items.push({ ...last, lists: [...last.lists, ...listBlock(child, context)] });
    } else items.push(listItem(child, context));
  }
  const own = items.filter(({ runs, lists }) => runs.length > 0 || lists.length > 0);
  const start = tag === 'ol' ? Number(attributes['start'] ?? 1) : 1;
  if (own.length === 0) return [];
  const numbered = Number.isInteger(start) && start !== 1 && { start };
  return [{ tag: tag === 'ol' ? 'ol' : 'ul', ...numbered, items: own, ...attributesOf(element, context) }];
}

function listItem(child: HtmlNode, context: RunContext): ListItem {
  const item = typeof child !== 'string' && child.tag === 'li' ? child : undefined;
  const nodes = item ? item.children : [child];
  const lines = linesOf(
    nodes.filter((node) => typeof node === 'string' || !isList(node)),
    context,
  );
  const lists = nodes.flatMap((node) => (typeof node !== 'string' && isList(node) ? listBlock(node, context) : []));
  return { ...lines, lists, ...(item && attributesOf(item, context)) };
}

function isList({ tag }: HtmlElement): boolean {
  return tag === 'ul' || tag === 'ol';
}

/** Neighbouring items of Word are one list. */
function joined(blocks: readonly RichBlock[]): readonly RichBlock[] {
  return blocks.reduce<RichBlock[]>((done, block) => {
    const last = done.at(-1);
    if (last && 'items' in last && 'items' in block && 'isWord' in block && last.tag === block.tag)
      done[done.length - 1] = { ...last, items: [...last.items, ...block.items] };
    else done.push(block);
    return done;
  }, []);
}

export function isBlock(element: HtmlElement): boolean {
  const { tag, children } = element;
  if (TEXT[tag] !== undefined || /^[uo]l$/.test(tag) || CONTAINER.test(tag)) return true;
  return children.some((child) => typeof child !== 'string' && isBlock(child));
}
