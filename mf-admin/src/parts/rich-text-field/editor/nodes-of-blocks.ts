import { $createLinkNode } from '@lexical/link';
import { $createListItemNode, $createListNode, type ListItemNode, type ListNode } from '@lexical/list';
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  type ElementNode,
  type LexicalNode,
  type TextFormatType,
} from 'lexical';
import { $knowDirection } from './follow-direction';
import { KeptNode } from './kept-node';
import { $storeBlock, $storeListStart, $storeRun } from './stored-state';
import type { ListBlock, ListItem, Mark, RichBlock, Run, TextBlock } from '../html/rich-blocks';
import { isSameLink } from '../html/runs-of-html';

export const FORMATS = {
  strong: 'bold',
  em: 'italic',
  u: 'underline',
  s: 'strikethrough',
  sub: 'subscript',
  sup: 'superscript',
  mark: 'highlight',
  code: 'code',
} as const satisfies Record<Mark, TextFormatType>;

/** Nodes of the editor for formatted text; only in an update of it. */
export function $nodesOfBlocks(blocks: readonly RichBlock[]): LexicalNode[] {
  return blocks.map((block, at) => {
    if ('kept' in block) return new KeptNode(block.kept, { isInline: false, source: block.source });
    const before = blocks[at - 1];
    const node = 'items' in block ? $listNode(block) : $textNode(block);
    if ('items' in block && before && 'items' in before && before.tag === block.tag) {
      const { attributes, source, start } = block;
      const known = {
        ...(attributes && { attributes }),
        ...(source && { source }),
        ...(start !== undefined && { start }),
      };
      $storeListStart(node.getFirstChild<ListItemNode>(), known);
    }
    return block.source ? $knowDirection(node) : node;
  });
}

function $textNode(block: TextBlock): ElementNode {
  return $storeBlock($elementOf(block.tag).append(...$runNodes(block.runs)), block);
}

function $elementOf(tag: TextBlock['tag']): ElementNode {
  if (tag === 'p') return $createParagraphNode();
  return tag === 'blockquote' ? $createQuoteNode() : $createHeadingNode(tag);
}

/** Lists inside of an item have an item of their own after it. */
function $listNode(block: ListBlock): ListNode {
  const { tag, start, items } = block;
  const nodes = items.flatMap((item): ListItemNode[] => [
    ...(item.runs.length > 0 || item.lists.length === 0 ? [$itemNode(item)] : []),
    ...item.lists.map((list) => $createListItemNode().append($listNode(list))),
  ]);
  return $storeBlock($createListNode(tag === 'ol' ? 'number' : 'bullet', start ?? 1).append(...nodes), block);
}

function $itemNode({ runs, lists: _lists, ...stored }: ListItem): ListItemNode {
  return $storeBlock($createListItemNode().append(...$runNodes(runs)), stored);
}

export function $runNodes(runs: readonly Run[]): LexicalNode[] {
  const nodes: LexicalNode[] = [];
  let link: ReturnType<typeof $createLinkNode> | undefined;
  let last: Run['link'];
  for (const run of runs) {
    if (!isSameLink(run.link, last)) {
      link = run.link && $createLinkNode(run.link.href, { target: run.link.newWindow ? '_blank' : null, rel: null });
      if (link) nodes.push(link);
    }
    last = run.link;
    if (link) link.append($runNode(run));
    else nodes.push($runNode(run));
  }
  return nodes;
}

function $runNode(run: Run): LexicalNode {
  if ('kept' in run) return $storeRun(new KeptNode(run.kept, { isInline: true }), run);
  if (!('text' in run)) return $storeRun($createLineBreakNode(), run);
  const node = $createTextNode(run.text);
  for (const mark of run.marks) node.toggleFormat(FORMATS[mark]);
  return $storeRun(node, { ...(run.wraps && { wraps: run.wraps }) });
}
