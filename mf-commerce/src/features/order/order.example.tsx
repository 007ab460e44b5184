import type { Order } from 'shared-types/commerce/order';
import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { sampleDigitalEntry, sampleEntry } from '../../parts/sample-store/sample-cart.fixture';
import { sampleOrder } from '../../parts/sample-store/sample-orders.fixture';
import { samplePrices } from '../../parts/sample-store/sample-prices.fixture';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';

const sample = (order: Order): PropsOf<'commerce/order/order'> => ({
  block: { id: sampleId(16), type: BLOCK_TYPE.order, settings: {} },
  data: { 'commerce/order/order': { order } },
});

const digital = sampleOrder({
  address: null,
  shippingName: '',
  shippingCostCents: 0,
  lines: [sampleDigitalEntry()],
  subtotalCents: 1800,
  grandTotalCents: 1800,
});

const answered = sampleEntry({
  answers: [
    { title: 'Words', answer: 'For Ada' },
    { title: 'It is a present', answer: '' },
  ],
});

const PRICES = {
  discounts: samplePrices.discounts,
  taxes: samplePrices.applicableTaxRules,
  discountCents: samplePrices.discountCents,
  shippingCostCents: samplePrices.shippingCostCents,
  taxCents: samplePrices.taxCents,
};

/** Samples of an order’s page. */
export const examples = {
  sent: sample(sampleOrder()),
  digital: sample(digital),
  answered: sample(sampleOrder({ lines: [answered] })),
  priced: sample(sampleOrder({ ...PRICES, grandTotalCents: 7989 })),
  taxIncluded: sample(sampleOrder({ ...PRICES, isTaxIncluded: true, grandTotalCents: 7380 })),
} as const;
