import type { CouponKind } from 'shared-types/commerce/coupons';
import type { InLanguages } from '../../platform/language';
import { polish } from './coupon-editor.messages.pl';

const english = {
  code: 'Use only letters, digits, - and _, without spaces.',
  codeTaken: 'Another coupon has this code. Upper and lower case are the same.',
  rate: 'Enter a percentage from 0.01 to 100, such as 12.5, with at most two decimals.',
  amount: (example: string) => `Enter the amount of the discount, such as ${example}.`,
  time: 'Enter a date and time such as 2026-12-24 18:00.',
  skipped: (timeZone: string) =>
    `The clocks in ${timeZone} skip this time, when summer time begins. Enter an earlier or later one.`,
  until: 'Enter a time after the start.',
  kinds: { percent: 'percentage off', fixed: 'amount off', shipping: 'free shipping' } satisfies Readonly<
    Record<CouponKind, string>
  >,
};

export type CouponEditorMessages = typeof english;

export const COUPON_EDITOR_MESSAGES: InLanguages<CouponEditorMessages> = { en: english, pl: polish };
