import { COUPON_KINDS, COUPON_LIMIT } from 'shared-types/commerce/coupons';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { MOST_COUPON_USES } from 'shared-types/admin/store/coupon-editor';
import { isCode } from '../../site/catalogue/coupon-code';
import { amountText } from '../../platform/parse-amount';
import { zoneName } from '../../platform/time-zone/zone-name';
import type { FieldReader } from '../field-reader';
import { readRate } from '../price-rules/read-rate';
import { readTime } from '../price-rules/read-time';
import type { RuleToRead } from '../price-rules/rule-kind';
import { COUPON_EDITOR_MESSAGES } from './coupon-editor.messages';
import type { CouponState } from './coupon-state';

type Input = RuleToRead<CouponState>;

const EXAMPLE_CENTS = 500;

/** Parses a coupon's form; values of other kinds are ignored. */
export function readCoupon(reader: FieldReader, input: Input): CouponState {
  const { format, language, stored } = input;
  const messages = COUPON_EDITOR_MESSAGES[language];
  const code = reader.filledLine('code', COUPON_LIMIT.codeLength);
  if (code !== '' && !isCode(code)) reader.refuse('code', messages.code);
  const kind = reader.oneOf('kind', COUPON_KINDS) ?? 'percent';
  const rate = { name: 'rate', locale: format.locale, least: 1, message: messages.rate };
  return {
    code,
    kind,
    rateBasisPoints: kind === 'percent' ? (readRate(reader, rate) ?? null) : null,
    amountCents: kind === 'fixed' ? readWorth(reader, input) : null,
    ...readTimes(reader, input),
    minimumSubtotalCents: reader.amount('minimum', { format, most: PRODUCT_LIMIT.priceCents }) ?? 0,
    mostUses: readCount(reader, 'mostUses', stored?.mostUses),
    mostUsesPerEmail: readCount(reader, 'mostUsesPerEmail', stored?.mostUsesPerEmail),
    isOff: !reader.box('isOn'),
  };
}

function readWorth(reader: FieldReader, { format, language }: Input): number | null {
  const cents = reader.amount('amount', { format, most: PRODUCT_LIMIT.priceCents });
  // Other errors of the field are reported already.
  if (!cents) reader.refuse('amount', COUPON_EDITOR_MESSAGES[language].amount(amountText(EXAMPLE_CENTS, format)));
  return cents ?? null;
}

function readTimes(
  reader: FieldReader,
  { language, site: { timeZone }, stored }: Input,
): Pick<CouponState, 'validFrom' | 'validUntil'> {
  const { time, skipped, until: tooEarly } = COUPON_EDITOR_MESSAGES[language];
  const how = { timeZone, messages: { time, skipped: skipped(zoneName(timeZone)) } };
  const from = readTime(reader, { ...how, name: 'from', stored: stored?.validFrom ?? null });
  const until = readTime(reader, { ...how, name: 'until', stored: stored?.validUntil ?? null });
  if (from && until && until <= from) reader.refuse('until', tooEarly);
  return { validFrom: from?.toISOString() ?? null, validUntil: until?.toISOString() ?? null };
}

function readCount(reader: FieldReader, name: string, stored: number | null | undefined): number | null {
  // Documents may contain larger values than the field accepts.
  if (stored && reader.line(name, Infinity) === String(stored)) return stored;
  return reader.whole(name, { least: 1, most: MOST_COUPON_USES }) ?? null;
}
