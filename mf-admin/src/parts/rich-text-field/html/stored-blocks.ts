import { allowedElement, allowedNodes } from './allowed-html';
import { elementBlocks, isBlock } from './blocks-of-html';
import { blockHtml } from './html-of-blocks';
import { parseHtml, type HtmlElement, type HtmlNode } from './html-tree';
import { outline } from './outline';
import type { BlockSource, RichBlock } from './rich-blocks';
import { runsOf, trimmed, type RunContext } from './runs-of-html';

/** An element that is a block, or neighbours that are none, with the HTML from their beginning to the next part. */
interface Part {
  readonly nodes: readonly HtmlNode[];
  readonly block?: HtmlElement;
  readonly html: string;
}

/**
 * Reads stored HTML as formatted text. Each block remembers how it is stored; one whose text, elements and attributes could
 * not be written again is kept, and not edited.
 */
export function storedBlocks(html: string): readonly RichBlock[] {
  const blocks: RichBlock[] = [];
  let before = '';
  for (const part of partsOf(html)) {
    const read = blocksOfPart(part, { marks: [], keeps: true, html });
    const last = blocks.at(-1);
    if (read.length === 0 && last?.source)
      blocks[blocks.length - 1] = { ...last, source: { ...last.source, after: last.source.after + part.html } };
    else if (read.length === 0) before += part.html;
    const [only] = read;
    if (read.length === 1 && only && isComplete(only, part)) {
      blocks.push({ ...only, source: sourceOf(only, part, before) });
      before = '';
    } else blocks.push(...read);
  }
  return blocks;
}

/** True if all that the server keeps of a part is in the block. */
function isComplete(block: RichBlock, { nodes }: Part): boolean {
  return 'kept' in block || outline(allowedNodes(nodes)) === outline(parseHtml(blockHtml(block)));
}

function sourceOf(block: RichBlock, { html }: Part, before: string): BlockSource {
  const text = html.trim();
  const start = html.indexOf(text);
  return {
    ...{ html: text, written: blockHtml(block) },
    before: before + html.slice(0, start),
    after: html.slice(start + text.length),
  };
}

function blocksOfPart({ nodes, block }: Part, context: RunContext): readonly RichBlock[] {
  if (!block) {
    const runs = trimmed(runsOf(nodes, context));
    return runs.length === 0 ? [] : [{ tag: 'p', runs, isLoose: true }];
  }
  const blocks = elementBlocks(block, context);
  const isWhole = outline([block]) === outline(parseHtml(blocks.map(blockHtml).join('')));
  // Of elements that the server does not keep only the text matters.
  const isAllowed = outline(allowedNodes([block])) === outline([block]);
  return isWhole || !isAllowed ? blocks : [{ kept: allowedElement(block) }];
}

function partsOf(html: string): readonly Part[] {
  const parts: Part[] = [];
  let loose: HtmlNode[] = [];
  let start = 0;
  const flush = (end: number): void => {
    if (end > start) parts.push({ nodes: loose, html: html.slice(start, end) });
    loose = [];
  };
  for (const node of parseHtml(html)) {
    if (typeof node === 'string' || !isBlock(node) || !node.at) {
      loose.push(node);
      continue;
    }
    flush(node.at.start);
    start = node.at.end;
    parts.push({ nodes: [node], block: node, html: html.slice(node.at.start, node.at.end) });
  }
  flush(html.length);
  return parts;
}
