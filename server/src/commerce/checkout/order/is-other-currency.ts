import type { Site } from '../../../site/directory/site';

/** Whether a price was seen in a currency that is not the site's any more: the same number is another amount then. */
export function isOtherCurrency(
  { seenCurrency }: { readonly seenCurrency?: string | undefined },
  { currency }: Pick<Site, 'currency'>,
): boolean {
  return seenCurrency !== undefined && seenCurrency !== currency;
}
