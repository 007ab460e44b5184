import { z } from 'zod';
import { sentText } from '../platform/http/sent/sent-text.schema';

/** A text that contains JSON of this schema. */
export function jsonText<T>(schema: z.ZodType<T>) {
  return sentText()
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
