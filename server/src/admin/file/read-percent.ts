import { z } from 'zod';

const LONGEST = 20;
const PERCENT = /^\s*(?:100(?:[.,]0{1,4})?|\d{1,2}(?:[.,]\d{1,4})?)\s*$/;

/** A number from 0 to 100 as somebody typed it; read as a fraction. */
export function readPercent(error: string) {
  return z
    .string({ error })
    .max(LONGEST, { error })
    .regex(PERCENT, { error })
    .transform((typed) => Number(typed.replace(',', '.')) / 100);
}
