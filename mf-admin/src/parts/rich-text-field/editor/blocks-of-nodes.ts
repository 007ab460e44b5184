import { $isLinkNode } from '@lexical/link';
import { $isListItemNode, $isListNode, type ListItemNode, type ListNode } from '@lexical/list';
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import { $isElementNode, $isLineBreakNode, $isTextNode, type LexicalNode } from 'lexical';
import { isSafeLink } from 'shared-types/site/link/link-rules';
import { KeptNode } from './kept-node';
import { FORMATS } from './nodes-of-blocks';
import {
  MARKS,
  TEXT_TAGS,
  type ListBlock,
  type ListItem,
  type RichBlock,
  type RichLink,
  type Run,
  type TextTag,
} from '../html/rich-blocks';
import { trimmed } from '../html/runs-of-html';

/** What the nodes of the editor say; only while its state is read. */
export function $blocksOfNodes(nodes: readonly LexicalNode[]): readonly RichBlock[] {
  return nodes.flatMap((node): readonly RichBlock[] => {
    if (node instanceof KeptNode) return [{ kept: node.__element }];
    if ($isListNode(node)) return $listBlock(node);
    const runs = trimmed($runsOf($isElementNode(node) ? node.getChildren() : [node], undefined));
    return runs.length === 0 ? [] : [{ tag: $tagOf(node), runs }];
  });
}

function $tagOf(node: LexicalNode): TextTag {
  if ($isQuoteNode(node)) return 'blockquote';
  const tag = $isHeadingNode(node) ? node.getTag() : 'p';
  return TEXT_TAGS.find((one) => one === tag) ?? 'h2';
}

function $listBlock(list: ListNode): readonly ListBlock[] {
  const items: ListItem[] = [];
  for (const node of list.getChildren().filter($isListItemNode)) {
    const lists = node.getChildren().filter($isListNode).flatMap($listBlock);
    const runs = $itemRuns(node);
    const last = runs.length === 0 && lists.length > 0 ? items.pop() : undefined;
    if (runs.length > 0 || lists.length > 0)
      items.push({ runs: last?.runs ?? runs, lists: [...(last?.lists ?? []), ...lists] });
  }
  const start = list.getStart();
  const isNumbered = list.getListType() === 'number';
  if (items.length === 0) return [];
  return [{ tag: isNumbered ? 'ol' : 'ul', ...(isNumbered && start !== 1 && { start }), items }];
}

function $itemRuns(item: ListItemNode): readonly Run[] {
  return trimmed(
    $runsOf(
      item.getChildren().filter((child) => !$isListNode(child)),
      undefined,
    ),
  );
}

function $runsOf(nodes: readonly LexicalNode[], link: RichLink | undefined): readonly Run[] {
  return nodes.flatMap((node): readonly Run[] => {
    if (node instanceof KeptNode) return [{ marks: [], link, kept: node.__element }];
    if ($isLineBreakNode(node)) return [{ marks: [], isBreak: true }];
    if ($isTextNode(node)) {
      const marks = MARKS.filter((mark) => node.hasFormat(FORMATS[mark]));
      return [{ marks, link, text: node.getTextContent().replace(/[ \t\n\r\f]+/g, ' ') }];
    }
    if ($isLinkNode(node)) return $runsOf(node.getChildren(), linkOf(node.getURL(), node.getTarget()));
    return $isElementNode(node) ? $runsOf(node.getChildren(), link) : [];
  });
}

function linkOf(href: string, target: string | null): RichLink | undefined {
  return isSafeLink(href) ? { href, ...(target === '_blank' && { newWindow: true as const }) } : undefined;
}
