import { z } from 'zod';

/** A text that is JSON of a form. */
export function jsonText<T>(schema: z.ZodType<T>) {
  return z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'Send the data as JSON.' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}
