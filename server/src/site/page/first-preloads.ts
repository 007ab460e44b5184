import type { PlannedBlock } from './page-blocks';
import type { RenderedBlock } from './render-blocks';
import { templateIncludes } from './template';

/**
 * What is fetched ahead of the page: what the first block with a picture asks for. Pictures of the blocks below it would
 * come before that one's own.
 */
export function firstPreloads(
  blocks: readonly PlannedBlock[],
  rendered: ReadonlyMap<PlannedBlock, Pick<RenderedBlock, 'template' | 'preloads'>>,
): string {
  const hasPicture = (block: PlannedBlock) => templateIncludes(rendered.get(block)?.template ?? [], '<img');
  const first = blocks.find(hasPicture);
  return (first && rendered.get(first)?.preloads) ?? '';
}
