import { GIFT_CARD_CHECKOUT_CALLS } from 'shared-types/commerce/gift-card-checkout';
import type { LineAnswer } from 'shared-types/commerce/line-form';
import { ANSWER_MESSAGES } from '../../site/form/answers.messages';
import { isEmail } from '../../platform/mail/is-email';
import { registerAction, type ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import type { Language } from '../../platform/language';
import { paymentErrors } from '../checkout/payment-errors';
import type { OrderedLine } from '../checkout/order/insert-order';
import { sendAlone } from '../checkout/order/sent-alone';
import { keepGiftCard } from '../gift-card/gift-card.store';
import { payerOfRequest } from '../payment/payer-of';
import { offeredMethods } from '../payment/payment-providers';
import { buyGiftCardSchema, type BuyGiftCard } from './buy-gift-card.schema';
import { findGiftCard, type FoundGiftCard, type OfferedGiftCard } from './find-gift-card';
import { GIFT_CARD_MESSAGES } from './gift-card-checkout.messages';

/** `buyGiftCard`: makes an order of one gift card, once; its code is sent when the order is paid. */
export const buyGiftCardRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...GIFT_CARD_CHECKOUT_CALLS.buyGiftCard,
    input: buyGiftCardSchema,
    invalid: 'commerce/gift-card-invalid',
    run: (input, context) => buy(services, input, context),
  });
};

async function buy(services: Services, input: BuyGiftCard, context: ActionContext): Promise<ActionOutcome> {
  const { site, language } = context;
  const found = await findGiftCard(services.db, site, input.giftCardProductId);
  if (!found) return { kind: 'refused', code: 'commerce/gift-card-gone' };
  const choice = found.choices.find(({ value }) => value === input.choice);
  const offered = offeredMethods(site, await payerOfRequest(services.db, site, context.request));
  const payment = offered.find(({ id }) => id === input.paymentMethod);
  const { noEmail } = ANSWER_MESSAGES[language];
  const errors = {
    // The choice contains the price the buyer has seen, so no other price is charged.
    ...(choice ? {} : { choice: GIFT_CARD_MESSAGES[language].choose }),
    ...(isEmail(input.email) ? {} : { email: noEmail }),
    ...(input.recipientEmail === '' || isEmail(input.recipientEmail) ? {} : { recipientEmail: noEmail }),
    ...paymentErrors(input, { offered, language }),
  };
  if (!choice || !payment || Object.keys(errors).length > 0)
    return { kind: 'refused', code: 'commerce/gift-card-invalid', errors };
  const { email, key, recipientName, recipientEmail, message } = input;
  return sendAlone(services, context, {
    kind: 'gift-card',
    input: { email, key, note: '' },
    line: lineOf(found, choice, { input, language }),
    payment,
    seenCurrency: input.seenCurrency,
    keep: (trx, orderId) =>
      keepGiftCard(trx, {
        siteId: site.id,
        orderId,
        worthCents: choice.worthCents,
        currency: site.currency,
        recipientName,
        recipientEmail,
        message,
      }),
  });
}

function lineOf(
  { entry: { product } }: FoundGiftCard,
  { variant, sku, priceCents }: OfferedGiftCard,
  { input, language }: { readonly input: BuyGiftCard; readonly language: Language },
): OrderedLine {
  const picture = variant.picture ?? product.pictures[0];
  return {
    variantId: variant.id,
    title: product.title,
    sku,
    optionValues: variant.optionValues,
    ...(picture ? { picture } : {}),
    answers: answersOf(input, language),
    quantity: 1,
    unitPriceCents: priceCents,
    lineTotalCents: priceCents,
  };
}

/** The recipient is stored with the line and shown with it. */
function answersOf({ recipientName, recipientEmail, message }: BuyGiftCard, language: Language): LineAnswer[] {
  const { forWhom, sentTo, greeting } = GIFT_CARD_MESSAGES[language];
  return [
    { title: forWhom, answer: recipientName },
    { title: sentTo, answer: recipientEmail },
    { title: greeting, answer: message },
  ].filter(({ answer }) => answer !== '');
}
