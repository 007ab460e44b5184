import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { Mistake } from '../import/check/mistake';
import { documentPage } from './page-content';

/** A JSON pointer, RFC 6901. */
export function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Parts of a JSON pointer. */
export function pointerParts(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The place of a mistake in a page of a document as a pointer into the page's content, where blocks have their ids. */
export function contentPointer(content: PageContent, path: Mistake['path']): string {
  const [part, index, ...rest] = path;
  const block = part === 'blocks' && typeof index === 'number' ? documentPage(content).blocks[index] : undefined;
  return pointerOf(block ? ['blocks', block.id, ...rest] : path);
}
