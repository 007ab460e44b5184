import { $createLinkNode } from '@lexical/link';
import { $createListItemNode, $createListNode, type ListItemNode, type ListNode } from '@lexical/list';
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  type LexicalNode,
  type TextFormatType,
} from 'lexical';
import { KeptNode } from './kept-node';
import type { ListBlock, Mark, RichBlock, Run, TextBlock } from '../html/rich-blocks';
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
  return blocks.map((block) => {
    if ('kept' in block) return new KeptNode(block.kept, false);
    return 'items' in block ? $listNode(block) : $textNode(block);
  });
}

function $textNode({ tag, runs }: TextBlock): LexicalNode {
  return $elementOf(tag).append(...$runNodes(runs));
}

function $elementOf(tag: TextBlock['tag']) {
  if (tag === 'p') return $createParagraphNode();
  return tag === 'blockquote' ? $createQuoteNode() : $createHeadingNode(tag);
}

/** Lists inside of an item have an item of their own after it. */
function $listNode({ tag, start, items }: ListBlock): ListNode {
  const nodes = items.flatMap(({ runs, lists }): ListItemNode[] => [
    ...(runs.length > 0 || lists.length === 0 ? [$createListItemNode().append(...$runNodes(runs))] : []),
    ...lists.map((list) => $createListItemNode().append($listNode(list))),
  ]);
  return $createListNode(tag === 'ol' ? 'number' : 'bullet', start ?? 1).append(...nodes);
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
  if ('kept' in run) return new KeptNode(run.kept, true);
  if (!('text' in run)) return $createLineBreakNode();
  const node = $createTextNode(run.text);
  for (const mark of run.marks) node.toggleFormat(FORMATS[mark]);
  return node;
}
