import { $isLinkNode } from '@lexical/link';
import { $isListItemNode, $isListNode, type ListItemNode, type ListNode } from '@lexical/list';
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import { $isElementNode, $isLineBreakNode, $isTextNode, type LexicalNode } from 'lexical';
import { isSafeLink } from 'shared-types/site/link/link-rules';
import { KeptNode } from './kept-node';
import { FORMATS } from './nodes-of-blocks';
import { $listStart, $storedBlock, $storedRun, type ListStart } from './stored-state';
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
    if (node instanceof KeptNode) return [{ kept: node.__element, ...(node.__source && { source: node.__source }) }];
    if ($isListNode(node)) return $listBlock(node);
    const runs = trimmed($runsOf($isElementNode(node) ? node.getChildren() : [node], undefined));
    return runs.length === 0 ? [] : [{ tag: $tagOf(node), runs, ...($isElementNode(node) && $storedBlock(node)) }];
  });
}

function $tagOf(node: LexicalNode): TextTag {
  if ($isQuoteNode(node)) return 'blockquote';
  const tag = $isHeadingNode(node) ? node.getTag() : 'p';
  return TEXT_TAGS.find((one) => one === tag) ?? 'h2';
}

function $listBlock(list: ListNode): readonly ListBlock[] {
  const isNumbered = list.getListType() === 'number';
  const tag = isNumbered ? 'ol' : 'ul';
  return $listParts(list).flatMap(({ items, begins }): readonly ListBlock[] => {
    const found = $items(items);
    const { start = 1, ...stored }: ListStart = begins ?? { ...$storedBlock(list), start: list.getStart() };
    if (found.length === 0) return [];
    return [{ tag, ...(isNumbered && start !== 1 && { start }), items: found, ...stored }];
  });
}

interface ListPart {
  readonly begins?: ListStart;
  readonly items: ListItemNode[];
}

/** The stored lists that the editor has made one of. The copy of a first item does not begin a list. */
function $listParts(list: ListNode): readonly ListPart[] {
  const parts: ListPart[] = [{ items: [] }];
  for (const item of list.getChildren().filter($isListItemNode)) {
    const begins = $listStart(item);
    const { begins: current, items = [] } = parts.at(-1) ?? {};
    if (begins && begins !== current && items.length > 0) parts.push({ begins, items: [item] });
    else items.push(item);
  }
  return parts;
}

function $items(nodes: readonly ListItemNode[]): readonly ListItem[] {
  const items: ListItem[] = [];
  for (const node of nodes) {
    const lists = node.getChildren().filter($isListNode).flatMap($listBlock);
    const runs = $itemRuns(node);
    const own = { ...$storedBlock(node), runs, lists: [] };
    const last = runs.length === 0 && lists.length > 0 ? items.pop() : undefined;
    if (runs.length > 0 || lists.length > 0)
      items.push({ ...(last ?? own), lists: [...(last?.lists ?? []), ...lists] });
  }
  return items;
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
    const stored = $storedRun(node);
    if (node instanceof KeptNode) return [{ marks: [], link, kept: node.__element, ...stored }];
    if ($isLineBreakNode(node)) return [{ marks: [], isBreak: true, ...stored }];
    if ($isTextNode(node)) {
      const marks = MARKS.filter((mark) => node.hasFormat(FORMATS[mark]));
      return [{ marks, link, text: node.getTextContent().replace(/[ \t\n\r\f]+/g, ' '), ...stored }];
    }
    if ($isLinkNode(node)) return $runsOf(node.getChildren(), linkOf(node.getURL(), node.getTarget()));
    return $isElementNode(node) ? $runsOf(node.getChildren(), link) : [];
  });
}

function linkOf(href: string, target: string | null): RichLink | undefined {
  return isSafeLink(href) ? { href, ...(target === '_blank' && { newWindow: true as const }) } : undefined;
}
