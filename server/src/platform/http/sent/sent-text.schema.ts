import { z } from 'zod';

/** No page of ours has a longer address. */
const LONGEST_ADDRESS = 4000;
/** No body of a form is longer: for what is cut, or refused by a message of its own, once it is known what it is. */
const LONGEST_TEXT = 256 * 1024;

/** An address that may be sent along. */
export const sentAddress = z.string().max(LONGEST_ADDRESS);

/** Text that is cut, or refused by a message of its own, later. */
export function sentText(error?: string) {
  return z
    .string(error === undefined ? undefined : { error })
    .max(LONGEST_TEXT, error === undefined ? undefined : { error });
}
