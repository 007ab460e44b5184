import { DONATION_LIMIT, type DonationSettings } from 'shared-types/commerce/donation';
import { z } from 'zod';

const { leastCents, mostCents, amounts, titleLength, textLength, buttonLength } = DONATION_LIMIT;
const cents = z.int().min(1).max(mostCents);

/** Settings of a donation block, with defaults. */
export const donationSettingsSchema = z
  .strictObject({
    title: z.string().trim().min(1).max(titleLength),
    text: z.string().max(textLength).default(''),
    button: z.string().max(buttonLength).default(''),
    amounts: z.array(cents).max(amounts).default([]),
    takesAnyAmount: z.boolean().default(true),
    leastCents: cents.default(leastCents),
    mostCents: cents.default(mostCents),
  })
  .refine(({ leastCents: least, mostCents: most }) => least <= most, {
    path: ['mostCents'],
    error: 'must not be less than leastCents',
  })
  .refine(({ amounts: chosen }) => new Set(chosen).size === chosen.length, {
    path: ['amounts'],
    error: 'must not name an amount twice',
  })
  .refine(({ amounts: chosen, takesAnyAmount }) => takesAnyAmount || chosen.length > 0, {
    path: ['amounts'],
    error: 'must not be empty where no other amount is taken',
  }) satisfies z.ZodType<DonationSettings>;

export type StoredDonation = z.output<typeof donationSettingsSchema>;
