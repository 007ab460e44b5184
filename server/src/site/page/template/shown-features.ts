import type { LiveFeature } from '../../registry/registry-state';
import type { TemplateBlock } from './page-blocks';
import type { RenderedBlock } from '../render/rendered-block';

/**
 * The features of which a page shows something, or may show it to some visitor. One whose view is empty for everybody has no
 * element that its script could start at, and nothing its style sheet is for.
 */
export function shownFeatures(
  blocks: readonly TemplateBlock[],
  rendered: ReadonlyMap<TemplateBlock, Pick<RenderedBlock, 'html'>>,
): LiveFeature[] {
  const isEmpty = (block: TemplateBlock) => rendered.get(block)?.html.length === 0;
  return blocks.filter((block) => !isEmpty(block)).map(({ live }) => live);
}
