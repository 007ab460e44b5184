import type { Block } from 'shared-types/site/page/page';
import type { z } from 'zod';
import type { FrameInput } from './frame-kind';

/** A block's settings by their schema; undefined, and logged with the block's id, where they cannot be used. */
export function usableSettings<T>(
  schema: z.ZodType<T>,
  { id, settings }: Block,
  log: FrameInput['log'],
): T | undefined {
  const { success, data, error } = schema.safeParse(settings);
  if (success) return data;
  // An import refuses most of them; what an older one has taken may be there.
  log.error({ block: id, reason: error.message }, 'a widget’s settings cannot be used');
  return undefined;
}
