import type { Site } from '../../../site/directory/site';

/** True if the price was seen in a currency that the site no longer uses. */
export function isOtherCurrency(
  { seenCurrency }: { readonly seenCurrency?: string | undefined },
  { currency }: Pick<Site, 'currency'>,
): boolean {
  return seenCurrency !== undefined && seenCurrency !== currency;
}
