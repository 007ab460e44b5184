import type { PlannedBlock } from './page-blocks';
import { fillWithTemplates, joinTemplates, textTemplate, type Template } from './template';

const NOTHING = textTemplate('');

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
    return joinTemplates(planned.map((block) => rendered.get(block) ?? NOTHING));
  });
}
