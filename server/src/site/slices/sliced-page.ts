import type { PageBody } from 'shared-types/site/page/page';
import type { DocumentPage } from 'shared-types/site/site-document';
import { sliceBlocks } from './slice-blocks';

/** A page in a document: described by slices, or by body and blocks. */
export type WrittenPage = Omit<DocumentPage, 'body' | 'blocks'> & Partial<Pick<DocumentPage, 'body' | 'blocks'>>;

/** A page with its slices converted to blocks. */
export function slicedPage({ slices, body = bodyOf([]), blocks = [], ...page }: WrittenPage): DocumentPage {
  if (!slices) return { ...page, body, blocks };
  const made = slices.flatMap(sliceBlocks);
  return { ...page, slices, body: bodyOf(made.map(({ id }) => id)), blocks: made };
}

function bodyOf(ids: readonly string[]): PageBody {
  return {
    raw: false,
    layout: { columns: 12, rows: ids.length > 0 ? [{ columns: [{ span: 12, blocks: ids }] }] : [] },
  };
}
