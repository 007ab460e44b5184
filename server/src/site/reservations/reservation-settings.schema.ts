import type { OpentableSettings, ReservationProvider } from 'shared-types/blocks/reservations';
import { z } from 'zod';
import { providerAddressSchema } from './provider-address.schema';

type CommonSettings = Omit<OpentableSettings, 'restaurantId'>;

/** What the settings of every provider's block may hold. */
export function commonSettings(provider: ReservationProvider) {
  return {
    heading: z.string().max(200).optional(),
    headingLevel: z.union([z.literal(2), z.literal(3)], 'must be 2 or 3').optional(),
    text: z.string().max(1000).optional(),
    loads: z.enum(['asked', 'visible']).optional(),
    scriptUrl: providerAddressSchema(provider).optional(),
  } satisfies { readonly [K in keyof CommonSettings]: z.ZodType<CommonSettings[K]> };
}
