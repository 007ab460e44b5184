import { TEST_PAYMENTS, type PayOrder } from 'shared-types/commerce/order';
import { z } from 'zod';

const TOKEN = /^[A-Za-z0-9_-]{22,64}$/;
const KEY = /^[A-Za-z0-9_-]{16,128}$/;

/** Values of the test method's buttons. */
export const payOrderSchema = z.object({
  token: z.string().regex(TOKEN),
  outcome: z.enum(TEST_PAYMENTS),
  key: z.string().regex(KEY),
}) satisfies z.ZodType<PayOrder>;
