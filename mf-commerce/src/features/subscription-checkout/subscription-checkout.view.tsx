import type { ReactElement } from 'react';
import type { OfferedPaymentMethod } from 'shared-types/commerce/checkout';
import { SUBSCRIPTION_CHECKOUT_CALLS, type OfferedSubscription } from 'shared-types/commerce/subscription-checkout';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { OrderLines } from '../../parts/order-lines/order-lines.view';
import { EmailField } from '../../parts/plain-form/email-field.view';
import { FormField } from '../../parts/plain-form/form-field.view';
import { PaymentSection } from '../../parts/plain-form/payment-section.view';
import { PlainForm } from '../../parts/plain-form/plain-form.view';
import { PlainPage } from '../../parts/plain-form/plain-page.view';
import { recurringText } from '../../parts/recurring/recurring-text';
import type { messages as recurringMessages } from '../../parts/recurring/recurring.messages';
import { Totals } from '../../parts/totals/totals.view';
import { SubscriptionDelivery } from './subscription-delivery.view';
import type { messages } from './subscription-checkout.messages';
import '../../parts/choice/choice.css';
import '../../parts/new-total/new-total.css';
import '../../parts/order-lines/order-lines.css';
import '../../parts/plain-form/plain-form.css';
import '../../parts/totals/totals.css';

type CheckoutProps = PropsOf<'commerce/subscription-checkout/form'>;
type CheckoutHost = RenderHost<typeof messages & typeof recurringMessages>;

export interface CheckoutParts {
  readonly props: CheckoutProps;
  readonly offered: OfferedSubscription;
  readonly host: CheckoutHost;
}

const SHORT_LONGEST = 40;
const NOTE_LONGEST = 2000;

/** First and recurring payments, contact, delivery and payment method, as a static form. */
export function element(props: CheckoutProps, host: CheckoutHost): ReactElement {
  const { offered, shopPath, paymentMethods } = props.data['commerce/subscription-checkout/form'];
  if (!offered)
    return (
      <PlainPage title={host.text('gone')} link={{ href: shopPath, text: host.text('toShop') }}>
        <p>{host.text('goneText')}</p>
      </PlainPage>
    );
  const { entry } = offered;
  return (
    <PlainPage title={host.text('title')} link={{ href: entry.path, text: host.text('back', { title: entry.title }) }}>
      <OrderLines lines={[entry]} host={host} />
      <Agreement offered={offered} methods={paymentMethods} host={host} />
      {paymentMethods.length > 0 ? (
        <SubscriptionForm props={props} offered={offered} host={host} />
      ) : (
        <p>{host.text('closed')}</p>
      )}
    </PlainPage>
  );
}

interface AgreementProps extends Omit<CheckoutParts, 'props'> {
  readonly methods: readonly OfferedPaymentMethod[];
}

/** The terms, shown before the buyer agrees. */
function Agreement({ offered: { cart, plan, lastText, countries }, methods, host }: AgreementProps): ReactElement {
  const { text, money } = host;
  const priceString = money.cents(cart.grandTotalCents);
  const { applicableTaxRules: rules, requiresShipping, shippingCostCents, selectedShippingOption: option } = cart;
  const { subtotalCents, taxCents, discountCents, grandTotalCents, isTaxIncluded = false } = cart;
  const taxes = rules.map(({ amountCents = 0, ...rule }) => ({ ...rule, amountCents }));
  const amounts = { subtotalCents, taxCents, discountCents, grandTotalCents, isTaxIncluded, taxes };
  return (
    <section className="commerce-plain-form__section">
      <h2>{text('agreement')}</h2>
      <p>
        <strong>{text('now', { priceString })}</strong>{' '}
        {plan.numBillingCycles === 1
          ? text('once')
          : text('again', { recurring: recurringText(plan, priceString, host) })}
        {lastText !== undefined && plan.numBillingCycles !== 1 && <> {text('last', { date: lastText })}</>}
      </p>
      <Totals
        amounts={requiresShipping && option ? { ...amounts, shippingCostCents } : amounts}
        shippingName={option?.name ?? ''}
        host={host}
      />
      {countries.length > 0 && (!cart.shippingLocation || cart.taxesNeed) && <p>{text('later')}</p>}
      {plan.numBillingCycles !== 1 && <LaterPayments methods={methods} host={host} />}
    </section>
  );
}

/** How later orders are paid, and that the buyer can cancel. */
function LaterPayments({ methods, host: { text } }: Pick<AgreementProps, 'methods' | 'host'>): ReactElement {
  if (!methods.some(({ isKept }) => isKept)) return <p>{text('cancel')}</p>;
  return (
    <p>
      {text('cancelKept')}
      {methods.some(({ isKept }) => !isKept) && <> {text('otherwise')}</>}
    </p>
  );
}

function SubscriptionForm(parts: CheckoutParts): ReactElement {
  const { props, offered, host } = parts;
  const { block, form, data } = props;
  const { cartToken, seenPlan, cart } = offered;
  const { text } = host;
  return (
    // The reply is a whole page, because each payment may have changed.
    <PlainForm
      call={SUBSCRIPTION_CHECKOUT_CALLS.subscribe}
      block={block.id}
      form={form}
      hidden={{ cartToken, seenPlan, seenTotalCents: cart.grandTotalCents }}
      newTotal={text('totalChanged', { total: host.money.cents(cart.grandTotalCents) })}
      host={host}
    >
      <fieldset className="commerce-plain-form__section">
        <legend>{text('contact')}</legend>
        <EmailField block={block.id} form={form} host={host} />
        <FormField
          block={block.id}
          name="phone"
          label={text('phone')}
          form={form}
          type="tel"
          autoComplete="tel"
          maxLength={SHORT_LONGEST}
        />
      </fieldset>
      <SubscriptionDelivery {...parts} />
      <PaymentSection
        block={block.id}
        methods={data['commerce/subscription-checkout/form'].paymentMethods}
        form={form}
        host={host}
      />
      <FormField block={block.id} name="note" label={text('note')} form={form} rows={3} maxLength={NOTE_LONGEST} />
    </PlainForm>
  );
}
