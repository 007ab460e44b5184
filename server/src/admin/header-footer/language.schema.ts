import { z } from 'zod';

/** No tag is longer. */
const LONGEST = 100;

/** Which language's header and footer are meant. */
export const languageSchema = z
  .string()
  .max(LONGEST)
  .optional()
  .describe("Tag of one of the site's languages; its own where absent.");
