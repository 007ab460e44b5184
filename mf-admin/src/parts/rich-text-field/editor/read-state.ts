import { $isLinkNode, type LinkNode } from '@lexical/link';
import { $isListNode } from '@lexical/list';
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import { $getSelection, $isElementNode, $isRangeSelection, type LexicalNode, type RangeSelection } from 'lexical';
import type { RichTextFormat } from '../rich-text';

const HEADINGS: Readonly<Record<string, readonly RichTextFormat[]>> = { h2: ['heading2'], h3: ['heading3'] };

/** Formats and link at the caret. */
export function $stateOf(): { readonly formats: ReadonlySet<RichTextFormat>; readonly link?: string } {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return { formats: new Set() };
  const link = $linkAt(selection);
  return {
    formats: new Set([
      ...(selection.hasFormat('bold') ? ['bold' as const] : []),
      ...(selection.hasFormat('italic') ? ['italic' as const] : []),
      ...$blockFormats(selection.anchor.getNode()),
    ]),
    ...(link && { link: link.getURL() }),
  };
}

export function $linkAt(selection: RangeSelection): LinkNode | undefined {
  return withParents(selection.anchor.getNode()).find($isLinkNode);
}

/** The links that a selection touches. */
export function $linksIn(selection: RangeSelection): readonly LinkNode[] {
  const nodes = [selection.anchor.getNode(), ...selection.getNodes()];
  return [
    ...new Map(
      nodes
        .flatMap(withParents)
        .filter($isLinkNode)
        .map((link) => [link.getKey(), link]),
    ).values(),
  ];
}

function $blockFormats(node: LexicalNode): readonly RichTextFormat[] {
  return withParents(node).flatMap((one): readonly RichTextFormat[] => {
    if ($isListNode(one)) return [one.getListType() === 'number' ? 'numberedList' : 'bulletList'];
    if ($isQuoteNode(one)) return ['quote'];
    if ($isHeadingNode(one)) return HEADINGS[one.getTag()] ?? [];
    return $isElementNode(one) && one.getType() === 'paragraph' ? ['paragraph'] : [];
  });
}

function withParents(node: LexicalNode): readonly LexicalNode[] {
  return [node, ...node.getParents()];
}
