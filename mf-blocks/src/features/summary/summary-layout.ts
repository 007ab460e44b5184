import { BLOCK_VARIANT, type BlockVariantNumber } from 'shared-types/site/block-type';

/** Layout of the items; suffix of the class name `blocks-summary--`. */
export type SummaryLayout = 'wall' | 'carousel' | 'list' | 'grid';

const LAYOUTS: ReadonlyMap<number | undefined, SummaryLayout> = new Map([
  [BLOCK_VARIANT.summaryWall, 'wall'],
  [BLOCK_VARIANT.summaryCarousel, 'carousel'],
  [BLOCK_VARIANT.summaryList, 'list'],
  [BLOCK_VARIANT.summaryGrid, 'grid'],
]);

/** The layout of a block's variant; a grid for other variants. */
export function layoutOf(variant: BlockVariantNumber | undefined): SummaryLayout {
  return LAYOUTS.get(variant) ?? 'grid';
}
