import { allowedElement } from './allowed-html';
import { parseHtml, type HtmlElement, type HtmlNode } from './html-tree';
import type { ListBlock, ListItem, RichBlock, Run, TextTag } from './rich-blocks';
import { runsOf, trimmed, type RunContext } from './runs-of-html';
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

export interface BlocksOptions {
  /** True keeps what the editor cannot edit; otherwise its text is taken. */
  readonly keeps: boolean;
}

/** Reads HTML of any origin as formatted text. */
export function blocksOfHtml(html: string, { keeps }: BlocksOptions): readonly RichBlock[] {
  return blocksOf(parseHtml(html), { marks: [], keeps });
}

function blocksOf(nodes: readonly HtmlNode[], context: RunContext): readonly RichBlock[] {
  const blocks: RichBlock[] = [];
  let loose: HtmlNode[] = [];
  const flush = (): void => {
    blocks.push(...textBlock('p', runsOf(loose, context)));
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

function elementBlocks(element: HtmlElement, context: RunContext): readonly RichBlock[] {
  const { tag, children } = element;
  if (tag === 'ul' || tag === 'ol') return listBlock(element, context);
  if (context.keeps && KEPT.test(tag)) return [{ kept: allowedElement(element) }];
  if (isWordItem(element)) return [wordItem(element, (nodes) => runsOf(nodes, context))];
  const text = TEXT[tag];
  if (
    text === undefined ||
    (text !== 'blockquote' && children.some((child) => typeof child !== 'string' && isBlock(child)))
  )
    return blocksOf(children, contextOf(element, context));
  return textBlock(text, runsOf(children, context));
}

/** Google Docs wraps everything in a `b`, which then has blocks in it. */
function contextOf(element: HtmlElement, context: RunContext): RunContext {
  return TEXT[element.tag] || CONTAINER.test(element.tag) ? context : { ...context, ...markedBy(element, context) };
}

function markedBy(element: HtmlElement, context: RunContext): RunContext {
  const [first] = runsOf([{ ...element, children: ['x'] }], context);
  return { ...context, marks: first?.marks ?? context.marks, link: first?.link };
}

function textBlock(tag: TextTag, runs: readonly Run[]): readonly RichBlock[] {
  const own = trimmed(runs);
  return own.length === 0 ? [] : [{ tag, runs: own }];
}

function listBlock({ tag, attributes, children }: HtmlElement, context: RunContext): readonly ListBlock[] {
  const items: ListItem[] = [];
  for (const child of children) {
    if (typeof child === 'string' ? child.trim() === '' : false) continue;
    if (typeof child !== 'string' && /^[uo]l$/.test(child.tag)) {
      const last = items.pop() ?? { runs: [], lists: [] };
      items.push({ ...last, lists: [...last.lists, ...listBlock(child, context)] });
    } else items.push(listItem(typeof child !== 'string' && child.tag === 'li' ? child.children : [child], context));
  }
  const own = items.filter(({ runs, lists }) => runs.length > 0 || lists.length > 0);
  const start = tag === 'ol' ? Number(attributes['start'] ?? 1) : 1;
  if (own.length === 0) return [];
  return [{ tag: tag === 'ol' ? 'ol' : 'ul', ...(Number.isInteger(start) && start !== 1 && { start }), items: own }];
}

function listItem(nodes: readonly HtmlNode[], context: RunContext): ListItem {
  const isList = (node: HtmlNode): node is HtmlElement => typeof node !== 'string' && /^[uo]l$/.test(node.tag);
  return {
    runs: trimmed(
      runsOf(
        nodes.filter((node) => !isList(node)),
        context,
      ),
    ),
    lists: nodes.filter(isList).flatMap((list) => listBlock(list, context)),
  };
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
