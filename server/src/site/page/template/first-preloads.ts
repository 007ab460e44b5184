import type { TemplateBlock } from './page-blocks';
import type { RenderedBlock } from '../render/rendered-block';
import { htmlIncludes } from '../render/html-template';

/**
 * What is fetched ahead of the page: what the first block with a picture asks for. Pictures of the blocks below it would
 * come before that one's own.
 */
export function firstPreloads(
  blocks: readonly TemplateBlock[],
  rendered: ReadonlyMap<TemplateBlock, Pick<RenderedBlock, 'html' | 'preloads'>>,
): string {
  const hasPicture = (block: TemplateBlock) => htmlIncludes(rendered.get(block)?.html ?? [], '<img');
  const first = blocks.find(hasPicture);
  return (first && rendered.get(first)?.preloads) ?? '';
}
