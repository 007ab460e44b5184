import { $toggleLink, type LinkNode } from '@lexical/link';
import { $insertList, $isListNode, $removeList } from '@lexical/list';
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  type ElementNode,
  type LexicalNode,
  type RangeSelection,
} from 'lexical';
import { $copyLanguage } from './stored-state';
import { $linkAt, $linksIn, $stateOf } from './read-state';
import type { RichTextFormat } from '../rich-text';

const BLOCKS: { readonly [Format in RichTextFormat]?: () => ElementNode } = {
  quote: $createQuoteNode,
  heading2: () => $createHeadingNode('h2'),
  heading3: () => $createHeadingNode('h3'),
  paragraph: $createParagraphNode,
};

/** Sets a format of the selected text, or takes it back; only in an update of the editor. */
export function $toggle(format: RichTextFormat): void {
  const selection = $selected();
  const { formats } = $stateOf();
  const isOn = formats.has(format);
  if (format === 'bold' || format === 'italic') return selection.formatText(format);
  const isInList = formats.has('bulletList') || formats.has('numberedList');
  if (format === 'bulletList' || format === 'numberedList') {
    return $keepLanguage(selection, () => {
      if (isOn) $removeList();
      else $insertList(format === 'bulletList' ? 'bullet' : 'number');
    });
  }
  if (isInList) $keepLanguage(selection, $removeList);
  $setBlocksType(selection, (!isOn && BLOCKS[format]) || $createParagraphNode, $copyLanguage);
}

/** Lists are made of other nodes than paragraphs are. */
function $keepLanguage(selection: RangeSelection, change: () => void): void {
  const blocks = new Map(
    [selection.anchor.getNode(), ...selection.getNodes()].flatMap((node) => {
      const block = $blockOf(node);
      return block && !block.is(node) ? [[node, block] as const] : [];
    }),
  );
  change();
  for (const [node, before] of blocks) {
    const block = node.isAttached() ? $blockOf(node) : undefined;
    if (block && !block.is(before)) $copyLanguage(before, block);
  }
}

/** The paragraph, heading, quote or item of a node. */
function $blockOf(node: LexicalNode): ElementNode | undefined {
  return [node, ...node.getParents()].find(
    (one): one is ElementNode => $isElementNode(one) && !one.isInline() && !$isListNode(one),
  );
}

/** Links the selected text, or the address itself if none is selected; undefined removes the link at the caret. */
export function $linkSelection(href: string | undefined): void {
  const selection = $selected();
  const link = $linkAt(selection);
  if (href === undefined) return $linksIn(selection).forEach($unlink);
  if (link?.isParentOf(selection.focus.getNode())) return void link.setURL(href);
  if (selection.isCollapsed()) {
    const text = $createTextNode(href.replace(/^(?:https?:\/\/|mailto:|tel:)/, ''));
    selection.insertNodes([text]);
    text.select(0);
  }
  $toggleLink(href, { rel: null, target: null });
}

function $unlink(link: LinkNode): void {
  for (const child of link.getChildren()) link.insertBefore(child);
  link.remove();
}

/** The selection, or the end of the text if nothing has been selected yet. */
function $selected(): RangeSelection {
  const selection = $getSelection();
  return $isRangeSelection(selection) ? selection : $getRoot().selectEnd();
}
