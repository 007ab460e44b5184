import { REVIEW_LONGEST, REVIEW_RATINGS } from 'shared-types/commerce/orders/review';
import { z } from 'zod';

/** Version of the format of `activity.json`. */
const ACTIVITY_FORMAT = 1;
/** As long as telemetry records are kept. */
const LONGEST_HOURS = 30 * 24;

const hoursAgo = z.number().min(0).max(LONGEST_HOURS);
const share = z.number().positive();

const buyerSchema = z.strictObject({
  email: z.email(),
  phone: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string().length(2),
});

const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paid'), hoursAgo }),
  z.strictObject({ kind: z.literal('fulfilled'), hoursAgo, carrier: z.string(), trackingNumber: z.string() }),
  z.strictObject({
    kind: z.literal('refunded'),
    hoursAgo,
    reason: z.string(),
    /** All that was paid by default. */
    cents: z.int().positive().optional(),
  }),
  z.strictObject({ kind: z.literal('cancelled'), hoursAgo }),
  z.strictObject({ kind: z.literal('noted'), hoursAgo, note: z.string() }),
]);

const reviewSchema = z.strictObject({
  /** SKU of the reviewed piece of the order. */
  sku: z.string(),
  hoursAgo,
  rating: z.literal(REVIEW_RATINGS),
  text: z.string().max(REVIEW_LONGEST),
  state: z.enum(['new', 'published', 'hidden']),
});

const orderSchema = z.strictObject({
  hoursAgo,
  /** Key of one of the `buyers`. */
  buyer: z.string(),
  /** Quantities by SKU. */
  pieces: z.record(z.string(), z.int().positive()),
  /** Name of a shipping method; absent for orders that are not shipped. */
  shipping: z.string().optional(),
  coupons: z.array(z.string()).default([]),
  /** The buyer's note. */
  note: z.string().default(''),
  /** In the order in which they happened. */
  changes: z.array(changeSchema),
  reviews: z.array(reviewSchema).default([]),
});

const submissionSchema = z.strictObject({
  hoursAgo,
  /** Id of the form's block. */
  form: z.uuid(),
  /** By field id. */
  answers: z.record(z.string(), z.array(z.string())),
});

/** Values are spread log-normally around their median. */
const measuredSchema = z.strictObject({ median: z.number().positive(), spread: z.number().positive() });

const trafficSchema = z.strictObject({
  /** On an average day. */
  visitsPerDay: z.number().positive(),
  /** Shares of page views by path. */
  pages: z.record(z.string().startsWith('/'), share),
  browsers: z
    .array(z.strictObject({ share, userAgent: z.string(), width: z.int().positive(), height: z.int().positive() }))
    .min(1),
  speed: z.strictObject({
    /** By metric of `PAGE_METRICS`. */
    page: z.record(z.string(), measuredSchema),
    /** By remote, or `shell`, and by metric of `REMOTE_METRICS`. */
    remotes: z.record(z.string(), z.record(z.string(), measuredSchema)),
  }),
  errors: z.array(
    z.strictObject({
      message: z.string(),
      /** The remote that caused it; absent if that is unknown. */
      remote: z.string().optional(),
      path: z.string().startsWith('/'),
      /** Index of its browser in `browsers`. */
      browser: z.int().min(0),
      hoursAgo: z.array(hoursAgo),
    }),
  ),
});

/** What happened on a sample site in the past month, with times relative to now. */
export const activitySchema = z.strictObject({
  format: z.literal(ACTIVITY_FORMAT),
  /** Identifier of the site. */
  site: z.string(),
  buyers: z.record(z.string(), buyerSchema),
  orders: z.array(orderSchema),
  submissions: z.array(submissionSchema),
  traffic: trafficSchema,
});

export type Activity = z.output<typeof activitySchema>;
export type SampleOrder = z.output<typeof orderSchema>;
export type SampleChange = z.output<typeof changeSchema>;
export type SampleTraffic = z.output<typeof trafficSchema>;
