import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import type { SiteDocument } from 'shared-types/site/site-document';
import { exampleDocument, exampleId } from '../../../../tools/testing/site/example-document';
import { patched } from '../../../../tools/testing/site/patched';

/** Valid settings, one block for each provider. */
export const RIGHT = {
  opentable: { type: BLOCK_TYPE.opentable, settings: { restaurantId: '100200' } },
  tock: { type: BLOCK_TYPE.tock, settings: { business: 'fern-and-kiln' } },
  zola: { type: BLOCK_TYPE.reservations, settings: { pageUrl: 'https://www.zola.com/registry/ada-and-jan' } },
} as const satisfies Readonly<Record<string, Omit<Block, 'id'>>>;

/** The id of the block at an index from 0. */
export const reservationId = (index: number): string => exampleId(4000 + index);

/** Changes that put these blocks on the second page of the example. */
export function withReservations(...own: readonly Omit<Block, 'id'>[]): Record<string, unknown> {
  const blocks = own.map((block, index) => ({ id: reservationId(index), ...block }));
  return {
    'pages.1.blocks': blocks,
    'pages.1.body.layout.rows': [{ columns: [{ span: 12, blocks: blocks.map(({ id }) => id) }] }],
  };
}

export function reservationsDocument(...own: readonly Omit<Block, 'id'>[]): SiteDocument {
  return patched(withReservations(...own), exampleDocument());
}
