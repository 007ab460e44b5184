import type { CourseSettings } from 'shared-types/blocks/course/course';
import { z } from 'zod';

/** A course block as its owner entered it, with defaults. */
export const courseSchema = z.object({
  collection: z.string().startsWith('/').optional(),
  title: z.string().default(''),
  excerpts: z.boolean().default(true),
}) satisfies z.ZodType<unknown, CourseSettings>;
