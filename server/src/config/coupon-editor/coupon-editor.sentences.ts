import type { CouponKind } from 'shared-types/commerce/coupons';
import type { InLanguages } from '../../language';
import { polish } from './coupon-editor.sentences.pl';

const english = {
  code: 'Write letters, digits, - and _ only, without spaces.',
  codeTaken: 'Another coupon has this code. Small and capital letters make no difference.',
  rate: 'Write a percentage from 0.01 to 100, such as 12.5, with two decimals at most.',
  amount: (example: string) => `Write how much is taken off, such as ${example}.`,
  time: 'Write a day and a time such as 2026-12-24 18:00.',
  until: 'Write a time that is later than the one it begins at.',
  kinds: { percent: 'a percentage off', fixed: 'an amount off', shipping: 'free shipping' } satisfies Readonly<
    Record<CouponKind, string>
  >,
};

/** What the server says of a coupon that is changed, in one language. */
export type CouponEditorSentences = typeof english;

/** The same in every language. */
export const COUPON_EDITOR_SENTENCES: InLanguages<CouponEditorSentences> = { en: english, pl: polish };
