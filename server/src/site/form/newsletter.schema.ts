import type { NewsletterSettings } from 'shared-types/forms/newsletter';
import { z } from 'zod';

const LONGEST_LABEL = 200;
const LONGEST_TEXT = 1000;

/** A newsletter as its owner entered it. */
export const newsletterSchema = z.strictObject({
  title: z.string().max(LONGEST_LABEL).optional(),
  text: z.string().max(LONGEST_TEXT).optional(),
  label: z.string().trim().min(1).max(LONGEST_LABEL),
  submitButtonText: z.string().max(LONGEST_LABEL).optional(),
  submissionMessage: z.string().max(LONGEST_TEXT).optional(),
  mailingListId: z.union([z.guid(), z.literal('')]).optional(),
}) satisfies z.ZodType<NewsletterSettings>;
