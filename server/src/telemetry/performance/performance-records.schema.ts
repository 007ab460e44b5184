import {
  PAGE_METRICS,
  PERFORMANCE_NAVIGATIONS,
  PERFORMANCE_RECORDS_MAX,
  REMOTE_METRICS,
  type PerformanceRecord,
} from 'shared-types/telemetry/performance';
import { z } from 'zod';
import { decoded } from './encoding';

/** `<remote>@<version>`, `shell@<version>` or `page`. */
const ORIGIN = /^(?:page|[a-z][a-z0-9-]{0,39}@[\w.+-]{1,39})$/;
const FEATURE = /^[a-z]{1,20}\/[a-z0-9-]{1,60}$/;
/** A day in milliseconds is less, and so is all of a page's bytes. */
const MOST = 1_000_000_000;
const LONGEST_PATH = 2000;

const recordSchema = z.object({
  pageLoadId: z.uuid(),
  app: z.string().regex(ORIGIN),
  event: z.enum([...PAGE_METRICS, ...REMOTE_METRICS]),
  ts: z.number().int().min(0),
  data: z.object({
    value: z.number().min(0).max(MOST),
    path: z.string().startsWith('/').max(LONGEST_PATH),
    navigation: z.enum(PERFORMANCE_NAVIGATIONS),
    version: z.string().max(20),
    feature: z.string().regex(FEATURE).optional(),
  }),
}) satisfies z.ZodType<PerformanceRecord>;

/** The body of `recordPerformance`: an array of encoded records, or its JSON as text. */
export const performanceRecordsSchema = z
  .unknown()
  .transform((sent, context): unknown => {
    if (typeof sent !== 'string') return decoded(sent);
    try {
      return decoded(JSON.parse(sent));
    } catch {
      context.addIssue({ code: 'custom', message: 'Send the records as JSON.' });
      return z.NEVER;
    }
  })
  .pipe(
    z
      .array(recordSchema, { error: 'Send an array of records.' })
      .min(1, 'Send at least one record.')
      .max(PERFORMANCE_RECORDS_MAX, `Send at most ${PERFORMANCE_RECORDS_MAX} records.`),
  );
