import { z } from 'zod';

/** No state has a longer name. */
const LONGEST = 100;

/** Which saved state a form was filled from, and which one it may replace instead. */
export const stateFields = {
  base: z.string().max(LONGEST).describe('Names the state that was changed.'),
  key: laterState(LONGEST),
};

/** The name of a state that was saved meanwhile, of so many characters at most. */
export function laterState(longest: number) {
  return z
    .string()
    .max(longest)
    .optional()
    .describe(
      'Names a later state that a refusal has reported and this form may replace; empty or absent where there is none.',
    );
}
