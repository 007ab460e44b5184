import { OWN_AMOUNT } from 'shared-types/commerce/donation-checkout';
import { amountText, parseAmount } from '../../platform/parse-amount';
import { languageOf } from '../../platform/language';
import type { Site } from '../../site/directory/site';
import type { StoredDonation } from '../../site/catalogue/donation-settings.schema';
import { moneyText } from '../order/money-text';
import { currencyFormat } from '../product/currency-format';
import { DONATION_CHECKOUT_MESSAGES } from './donation-checkout.messages';
import type { Donate } from './donate.schema';

/** The amount in cents, or mistakes by field. */
export type DonationAmount =
  | { readonly ok: true; readonly cents: number }
  | { readonly ok: false; readonly errors: Partial<Record<'amount' | 'ownAmount', string>> };

/** Example in the message for an invalid amount. */
const EXAMPLE_CENTS = 2500;
const CENTS = /^\d{1,15}$/;

/**
 * The amount of a donation: one that the page offers, or the visitor's own within its limits. Amounts are never rounded.
 */
export function donationAmount(
  { amount, ownAmount }: Pick<Donate, 'amount' | 'ownAmount'>,
  settings: StoredDonation,
  site: Pick<Site, 'locale' | 'currency'>,
): DonationAmount {
  if (amount === OWN_AMOUNT && settings.takesAnyAmount) return ownCents(ownAmount, settings, site);
  const cents = CENTS.test(amount) ? Number(amount) : NaN;
  if (settings.amounts.includes(cents)) return { ok: true, cents };
  return { ok: false, errors: { amount: DONATION_CHECKOUT_MESSAGES[languageOf(site)].choose } };
}

function ownCents(
  typed: string,
  { leastCents, mostCents }: StoredDonation,
  { locale, currency }: Pick<Site, 'locale' | 'currency'>,
): DonationAmount {
  const messages = DONATION_CHECKOUT_MESSAGES[languageOf({ locale })];
  const money = moneyText(locale, currency);
  const format = { locale, digits: currencyFormat(currency).fractionDigits };
  const wrong = (message: string): DonationAmount => ({ ok: false, errors: { ownAmount: message } });
  const parsed = parseAmount(typed, format);
  const example = amountText(EXAMPLE_CENTS, format);
  if (!parsed.ok) {
    if (parsed.reason === 'ambiguous') return wrong(messages.ambiguous);
    return wrong(parsed.reason === 'no-amount' ? messages.noAmount(example) : messages.tooManyDigits(example));
  }
  if (parsed.units < leastCents) return wrong(messages.tooLittle(money(leastCents)));
  return parsed.units > mostCents ? wrong(messages.tooMuch(money(mostCents))) : { ok: true, cents: parsed.units };
}
