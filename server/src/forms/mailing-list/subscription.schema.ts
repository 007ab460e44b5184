import { z } from 'zod';
import { SUBSCRIPTION_TOKEN } from './subscription-token';

/** The token of an email's link. */
export const subscriptionSchema = z.looseObject({
  token: z.string().regex(SUBSCRIPTION_TOKEN).describe("The secret in the page's address."),
});
