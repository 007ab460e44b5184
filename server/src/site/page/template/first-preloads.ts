import type { TemplateBlock } from './page-blocks';
import type { RenderedBlock } from '../render/fragment-cache';
import { htmlIncludes } from '../render/html-template';

/** Preloads of the first block with a picture only: preloads of lower blocks would delay its picture. */
export function firstPreloads(
  blocks: readonly TemplateBlock[],
  rendered: ReadonlyMap<TemplateBlock, Pick<RenderedBlock, 'html' | 'preloads'>>,
): string {
  const hasPicture = (block: TemplateBlock) => htmlIncludes(rendered.get(block)?.html ?? [], '<img');
  const first = blocks.find(hasPicture);
  return (first && rendered.get(first)?.preloads) ?? '';
}
