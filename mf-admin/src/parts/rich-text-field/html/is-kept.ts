import { blocksOfHtml } from './blocks-of-html';
import { htmlOfBlocks } from './html-of-blocks';
import { parseHtml, type HtmlNode } from './html-tree';

const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

/** True if the editor would write this HTML with the same texts, elements and attributes; white space may differ. */
export function isKept(html: string): boolean {
  return outline(html) === outline(htmlOfBlocks(blocksOfHtml(html, { keeps: true })));
}

function outline(html: string): string {
  return JSON.stringify(parseHtml(html).flatMap(outlineOf));
}

function outlineOf(node: HtmlNode): readonly unknown[] {
  if (typeof node === 'string') {
    const text = node.replace(/[\s\u00a0]+/g, ' ').trim();
    return text === '' ? [] : [text];
  }
  const { tag, attributes, children } = node;
  const named = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
  return [[SAME[tag] ?? tag, named, children.flatMap(outlineOf)]];
}
