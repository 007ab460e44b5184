import { TEST_PAYMENTS } from 'shared-types/commerce/orders/order';
import { z } from 'zod';

const TOKEN = /^[A-Za-z0-9_-]{22,64}$/;
const KEY = /^[A-Za-z0-9_-]{16,128}$/;

/** Values of the test method's buttons. */
export const payOrderSchema = z.object({
  token: z.string().regex(TOKEN).describe("The secret in the order's address."),
  outcome: z.enum(TEST_PAYMENTS),
  key: z.string().regex(KEY).describe('The idempotency key: the same key pays once.'),
});

/** A test payment as its schema lets it through. */
export type PayOrder = z.output<typeof payOrderSchema>;
