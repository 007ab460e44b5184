import { z } from 'zod';

const LONGEST = 100;

/** Which connection a form was shown for; empty where there was none. */
export const connectionSchema = z
  .string()
  .max(LONGEST)
  .describe('Names the connection that is changed; empty for none.');
