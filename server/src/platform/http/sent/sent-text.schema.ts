import { z } from 'zod';

/** No page of ours has a longer address. */
const LONGEST_ADDRESS = 4000;
/** Longer than any form body; for text that is cut or refused with its own message later. */
const LONGEST_TEXT = 256 * 1024;

export const sentAddress = z.string().max(LONGEST_ADDRESS);

/** Text that is cut or refused with its own message later. */
export function sentText(error?: string) {
  return z
    .string(error === undefined ? undefined : { error })
    .max(LONGEST_TEXT, error === undefined ? undefined : { error });
}
