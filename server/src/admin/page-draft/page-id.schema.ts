import { z } from 'zod';

/** Names the page of a call. */
export const pageIdFields = { pageId: z.guid().toLowerCase() };
