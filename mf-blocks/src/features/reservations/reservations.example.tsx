import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE, BLOCK_VARIANT } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';

const block = (rest: Pick<Block, 'type' | 'variant' | 'settings'>): PropsOf => ({
  block: { id: '5d1f2b60-7c7a-4d3c-8a2e-0c6f5a1b9e44', ...rest },
  data: {},
});

export const examples = {
  table: block({ type: BLOCK_TYPE.opentable, settings: { restaurantId: '100200' } }),
  tables: block({
    type: BLOCK_TYPE.tock,
    variant: BLOCK_VARIANT.reservations,
    settings: { business: 'fern-and-kiln' },
  }),
  events: block({
    type: BLOCK_TYPE.tock,
    variant: BLOCK_VARIANT.events,
    settings: { business: 'fern-and-kiln', heading: 'Evenings at the wheel', text: 'Eight places, clay and soup.' },
  }),
  wedding: block({ type: BLOCK_TYPE.reservations, settings: { pageUrl: 'https://www.zola.com/registry/ada-and-jan' } }),
  atOnce: block({
    type: BLOCK_TYPE.opentable,
    settings: { restaurantId: '100200', loads: 'visible', headingLevel: 3 },
  }),
  long: block({
    type: BLOCK_TYPE.tock,
    settings: { business: 'a'.repeat(100), heading: 'Donaudampfschifffahrt'.repeat(8), text: 'Rindfleisch'.repeat(20) },
  }),
} as const;
