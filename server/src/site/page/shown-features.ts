import type { LiveFeature } from '../registry/registry-state';
import type { PlannedBlock } from './page-blocks';
import type { RenderedBlock } from './render-blocks';

/**
 * The features of which a page shows something, or may show it to some visitor. One whose view is empty for everybody has no
 * element that its script could start at, and nothing its style sheet is for.
 */
export function shownFeatures(
  blocks: readonly PlannedBlock[],
  rendered: ReadonlyMap<PlannedBlock, Pick<RenderedBlock, 'template'>>,
): LiveFeature[] {
  const isEmpty = (block: PlannedBlock) => rendered.get(block)?.template.length === 0;
  return blocks.filter((block) => !isEmpty(block)).map(({ live }) => live);
}
