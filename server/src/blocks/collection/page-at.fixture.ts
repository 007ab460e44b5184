import type { BlockTypeNumber } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { DocumentPage } from 'shared-types/site/site-document';
import { exampleId } from '../../../../tools/testing/site/example-document';

let nextId = 91_000_000;

/** A page with these blocks, one above the other. */
export function pageAt(
  path: string,
  blocks: readonly (readonly [BlockTypeNumber, object])[],
  changes: Partial<DocumentPage> = {},
): DocumentPage {
  const own = blocks.map(([type, settings]) => ({
    id: exampleId((nextId += 1)),
    type,
    settings: settings as Record<string, unknown>,
  }));
  return {
    path,
    pageType: PAGE_TYPE.page,
    title: path.split('/').at(-1) ?? '',
    description: `About ${path}`,
    body: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: own.map(({ id }) => id) }] }] } },
    blocks: own,
    ...changes,
  };
}
