import { z } from 'zod';
import { subscriptionSchema } from './subscription.schema';

const LONGEST_ID = 100;

export const requestConfirmationSchema = subscriptionSchema.extend({
  /** The form's block, in forms without script. */
  block: z.string().max(LONGEST_ID).optional(),
});
