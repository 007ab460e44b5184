import type { CartView } from 'shared-types/commerce/cart';
import type { FormState, PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import {
  sampleCart,
  sampleDigitalEntry,
  sampleEntry,
  sampleLineForm,
} from '../../parts/sample-store/sample-cart.fixture';
import { samplePricedCart, sampleUnpricedCart } from '../../parts/sample-store/sample-prices.fixture';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';

export function cartProps(view: CartView = sampleCart(), form?: FormState): PropsOf<'commerce/cart/cart'> {
  return {
    block: { id: sampleId(14), type: BLOCK_TYPE.cart, settings: {} },
    data: { 'commerce/cart/cart': view },
    ...(form ? { form } : {}),
  };
}

const lineId = sampleEntry().id;
const spoiled = [
  sampleEntry({ problem: 'too-many', available: 1 }),
  sampleDigitalEntry({ problem: 'gone' }),
  sampleEntry({ id: sampleId(303), title: 'Bud vase', problem: 'sold-out', available: 0 }),
];
const message = 'Stoneware mug: only 3 in stock.';

const answered = sampleEntry({
  form: sampleLineForm({ words: 'For Ada', sides: ['Front'], gift: ['It is a present'] }),
  answers: [
    { title: 'Words', answer: 'For Ada' },
    { title: 'Sides', answer: 'Front' },
    { title: 'It is a present', answer: '' },
  ],
});
const unanswered = sampleEntry({ form: sampleLineForm(), problem: 'form' });
const tooLong = 'You have exceeded the character limit.';

/** Examples of the cart. */
export const examples = {
  full: cartProps(),
  empty: cartProps(sampleCart([])),
  spoiled: cartProps(sampleCart(spoiled)),
  belowMinimum: cartProps(sampleCart(undefined, { minimumSubtotalCents: 10_000 })),
  unpriced: cartProps(sampleUnpricedCart()),
  priced: cartProps(samplePricedCart()),
  taxesOpen: cartProps(
    samplePricedCart({
      shippingLocation: { country: 'US' },
      taxesNeed: ['state'],
      applicableTaxRules: [],
      taxCents: 0,
      grandTotalCents: 7380,
    }),
  ),
  taxIncluded: cartProps(samplePricedCart({ isTaxIncluded: true, grandTotalCents: 7380 })),
  couponRefused: cartProps(sampleUnpricedCart(), {
    values: { coupon: '<b>SUMMER' },
    errors: { coupon: 'This code is not valid. Check it and try again.' },
    message: 'This code is not valid. Check it and try again.',
    code: 'commerce/coupon-unknown',
  }),
  placeRefused: cartProps(sampleUnpricedCart(), {
    values: { country: '', state: 'OR', zip: '97214' },
    errors: { country: 'Please choose a country.' },
    message: 'Please check the country, the state and the postal code.',
    code: 'commerce/delivery-invalid',
  }),
  confirming: cartProps(sampleCart(), {
    values: { lineId, quantity: '0' },
    errors: {},
    question: 'Remove Stoneware mug from your cart?',
  }),
  refused: cartProps(sampleCart(), {
    values: { lineId, quantity: '50' },
    errors: {},
    message,
    code: 'commerce/line-too-many',
  }),
  answered: cartProps(sampleCart([answered])),
  unanswered: cartProps(sampleCart([unanswered])),
  formRefused: cartProps(sampleCart([unanswered]), {
    values: { lineId, 'field.words.value': 'much longer than a mug is wide', 'field.sides.1': 'Back' },
    errors: { words: tooLong },
    message: 'One or more fields is invalid, please check your entries.',
    code: 'commerce/line-form-invalid',
  }),
} as const;
