import type { LiveFeature } from '../../registry/registry-state';
import type { TemplateBlock } from './page-blocks';
import type { RenderedBlock } from '../render/rendered-block';

/**
 * Features of which the page shows something, or may show something to some visitor. A view that is empty for everybody has
 * no element for scripts or styles.
 */
export function shownFeatures(
  blocks: readonly TemplateBlock[],
  rendered: ReadonlyMap<TemplateBlock, Pick<RenderedBlock, 'html'>>,
): LiveFeature[] {
  const isEmpty = (block: TemplateBlock) => rendered.get(block)?.html.length === 0;
  return blocks.filter((block) => !isEmpty(block)).map(({ live }) => live);
}
