import type { Loader } from '../../site/page/loader';
import { cartView } from '../cart/read/cart-view';
import { loadCart } from '../cart/read/stored-cart';
import { hasGiftCards } from '../gift-card/gift-card.store';
import { payerOf } from '../payment/payer-of';
import { paymentChoices } from '../payment/payment-providers';
import { priceRulesOf } from '../pricing/price-rules';
import { countriesForCart } from './countries';

/**
 * The visitor's cart with everything needed to order it.
 *
 * @implements CKOUT-05
 */
export const checkoutLoader = {
  name: 'commerce/checkout/checkout',
  scope: 'visitor',
  load: async ({ services: { db }, site, visitor }) => {
    const { cartToken } = visitor;
    const [stored, rules, takesGiftCards] = await Promise.all([
      loadCart(db, { site, cartToken }),
      priceRulesOf(db, site),
      hasGiftCards(db, site.id),
    ]);
    const view = await cartView({ db, site, stored, visitor });
    return {
      ...view,
      countries: countriesForCart(rules, site, view.cart),
      paymentMethods: paymentChoices(site, payerOf(visitor.account)),
      ...(takesGiftCards ? { takesGiftCards } : {}),
    };
  },
} satisfies Loader<'commerce/checkout/checkout'>;
