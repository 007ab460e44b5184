import type { ReviewedLine, ReviewView } from 'shared-types/commerce/orders/review';
import type { FormState, PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { sampleDigitalEntry, sampleEntry } from '../../parts/sample-store/sample-cart.fixture';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';

const TOKEN = 'dG9rZW4tb2YtYS1yZXZpZXctcmVxdWVzdA';
const TEXT = 'Sturdy, and it keeps the tea warm.\nI have ordered another one.';

function lineOf({ id, title, picture, optionValues }: ReturnType<typeof sampleEntry>): ReviewedLine {
  return { id, title, ...(picture ? { picture } : {}), optionValues };
}
const mug = lineOf(sampleEntry());
const guide = lineOf(sampleDigitalEntry());

const sample = (view: Partial<ReviewView> = {}, form?: Partial<FormState>): PropsOf<'commerce/review/request'> => ({
  block: { id: sampleId(18), type: BLOCK_TYPE.review, settings: {} },
  data: {
    'commerce/review/request': {
      token: TOKEN,
      number: 1001,
      isExpired: false,
      lines: [mug, guide],
      author: 'Ada',
      ...view,
    },
  },
  ...(form ? { form: { values: { line: mug.id, token: TOKEN, text: TEXT }, errors: {}, ...form } } : {}),
});

/** Examples of the review page. */
export const examples = {
  fresh: sample(),
  nameless: sample({ author: '', lines: [guide] }),
  noStar: sample(
    {},
    {
      errors: { rating: 'Please select a star rating' },
      message: 'Please fix the errors below.',
      code: 'commerce/review-invalid',
    },
  ),
  failed: sample(
    {},
    {
      values: { line: mug.id, token: TOKEN, text: TEXT, rating: '4' },
      message: 'Internal server error. Please try again later.',
      code: 'site/internal',
    },
  ),
  thanked: sample({ lines: [{ ...mug, review: { rating: 4, text: TEXT } }, guide], thanksFor: mug.id }),
  reviewed: sample({
    lines: [
      { ...mug, review: { rating: 4, text: TEXT } },
      { ...guide, review: { rating: 1, text: '' } },
    ],
  }),
  expired: sample({ isExpired: true, lines: [] }),
  nothing: sample({ lines: [] }),
} as const;
