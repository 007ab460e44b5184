import {
  PAGE_METRICS,
  PERFORMANCE_NAVIGATIONS,
  PERFORMANCE_RECORDS_MAX,
  REMOTE_METRICS,
  type PerformanceRecord,
} from 'shared-types/telemetry/performance';
import { z } from 'zod';
import { FEATURE_ID_FORM, ORIGIN_FORM } from '../../site/registry/publish/name-form';
import { decoded } from './encoding';

/** More than a day in milliseconds, and more than the bytes of any page. */
const MOST = 1_000_000_000;
const LONGEST_PATH = 2000;

const recordSchema = z.object({
  pageLoadId: z.uuid(),
  app: z.string().regex(ORIGIN_FORM),
  event: z.enum([...PAGE_METRICS, ...REMOTE_METRICS]),
  ts: z.number().int().min(0),
  data: z.object({
    value: z.number().min(0).max(MOST),
    path: z.string().startsWith('/').max(LONGEST_PATH),
    navigation: z.enum(PERFORMANCE_NAVIGATIONS),
    version: z.string().max(20),
    feature: z.string().regex(FEATURE_ID_FORM).optional(),
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
