import { blockHtml } from './html-of-blocks';
import { parseHtml } from './html-tree';
import { outline } from './outline';
import { storedBlocks } from './stored-blocks';

/** True if the editor would write this HTML with the same texts, elements and attributes; white space may differ. */
export function isKept(html: string): boolean {
  const written = storedBlocks(html)
    .map((block) => ('kept' in block ? (block.source?.html ?? blockHtml(block)) : blockHtml(block)))
    .join('');
  return outline(parseHtml(html)) === outline(parseHtml(written));
}
