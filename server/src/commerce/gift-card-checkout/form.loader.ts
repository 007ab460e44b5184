import { GIFT_CARD_PARAMETER } from 'shared-types/commerce/gift-card-checkout';
import type { Loader } from '../../site/page/loader';
import { payerOf } from '../payment/payer-of';
import { paymentChoices } from '../payment/payment-providers';
import { shopPath } from '../../site/catalogue/store-paths';
import { findGiftCard } from './find-gift-card';

/**
 * Data of the gift card checkout, for the product that its query names.
 *
 * @implements GIFT-01 GIFT-02
 */
export const giftCardFormLoader = {
  name: 'commerce/gift-card-checkout/form',
  scope: 'query',
  load: async ({ services: { db }, site, query, visitor }) => {
    const isOwn = query.get(GIFT_CARD_PARAMETER.websiteId) === site.id;
    const found = isOwn ? await findGiftCard(db, site, query.get(GIFT_CARD_PARAMETER.giftCardProductId)) : undefined;
    const common = { shopPath: shopPath(site), paymentMethods: paymentChoices(site, payerOf(visitor.account)) };
    if (!found) return { product: null, ...common };
    const { product, path } = found.entry;
    const choices = found.choices.map(({ variant: _, ...choice }) => choice);
    const sku = query.get(GIFT_CARD_PARAMETER.sku);
    const chosen = choices.find((choice) => choice.sku === sku) ?? choices[0];
    return {
      product: {
        id: product.id,
        title: product.title,
        path,
        choices,
        chosen: chosen?.value ?? '',
      },
      ...common,
    };
  },
} satisfies Loader<'commerce/gift-card-checkout/form'>;
