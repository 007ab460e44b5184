import type { PlannedBlock } from './page-blocks';
import { fillWithTemplates, type Template } from './template';

/** Puts rendered blocks into the frame's holes; a hole that still waits for a personal block stays. */
export function fillBlocks(
  frame: Template,
  blocks: readonly PlannedBlock[],
  rendered: ReadonlyMap<PlannedBlock, Template>,
): Template {
  return fillWithTemplates(frame, (hole) => {
    const planned = blocks.filter((block) => block.hole === hole);
    const isWaiting = planned.some((block) => block.isPersonal && !rendered.has(block));
    if (planned.length === 0 || isWaiting) return undefined;
    return planned.flatMap((block) => rendered.get(block) ?? []);
  });
}
