import type { ReactElement } from 'react';
import { SUBSCRIPTION_CHECKOUT_CALLS, type OfferedSubscription } from 'shared-types/commerce/subscription-checkout';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { HiddenFields } from '../../parts/hidden-fields/hidden-fields.view';
import { OrderLines } from '../../parts/order-lines/order-lines.view';
import { FormField } from '../../parts/plain-form/form-field.view';
import { FormProblem } from '../../parts/plain-form/form-problem.view';
import { PaymentSection } from '../../parts/plain-form/payment-section.view';
import { recurringText } from '../../parts/recurring/recurring-text';
import type { strings as recurringStrings } from '../../parts/recurring/recurring.strings';
import { Totals } from '../../parts/totals/totals.view';
import { SubscriptionDelivery } from './subscription-delivery.view';
import type { strings } from './subscription-checkout.strings';
import '../../parts/choice/choice.css';
import '../../parts/order-lines/order-lines.css';
import '../../parts/plain-form/plain-form.css';
import '../../parts/totals/totals.css';

type CheckoutProps = PropsOf<'commerce/subscription-checkout/form'>;
type CheckoutHost = RenderHost<typeof strings & typeof recurringStrings>;

/** What the parts of the checkout are given. */
export interface CheckoutParts {
  readonly props: CheckoutProps;
  readonly offered: OfferedSubscription;
  readonly host: CheckoutHost;
}

const EMAIL_LONGEST = 254;
const SHORT_LONGEST = 40;
const NOTE_LONGEST = 2000;

/** What is paid now and again and again, who subscribes, where it goes and how it is paid: a form of plain HTML. */
export function element(props: CheckoutProps, host: CheckoutHost): ReactElement {
  const { offered, shopPath, paymentMethods } = props.data['commerce/subscription-checkout/form'];
  if (!offered)
    return (
      <div className="commerce-plain-form">
        <h1>{host.text('gone')}</h1>
        <p>{host.text('goneText')}</p>
        <Way href={shopPath} text={host.text('toShop')} />
      </div>
    );
  const { entry } = offered;
  return (
    <div className="commerce-plain-form">
      <h1>{host.text('title')}</h1>
      <OrderLines lines={[entry]} host={host} />
      <Agreement offered={offered} host={host} />
      {paymentMethods.length > 0 ? (
        <SubscriptionForm props={props} offered={offered} host={host} />
      ) : (
        <p>{host.text('closed')}</p>
      )}
      <Way href={entry.path} text={host.text('back', { title: entry.title })} />
    </div>
  );
}

function Way({ href, text }: { readonly href: string; readonly text: string }): ReactElement {
  return (
    <p>
      <a href={href}>{text}</a>
    </p>
  );
}

type OfferProps = Omit<CheckoutParts, 'props'>;

/** All there is to agree to, before anybody agrees. */
function Agreement({ offered: { cart, plan, lastText, countries }, host }: OfferProps): ReactElement {
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
      {countries.length > 0 && !cart.shippingLocation && <p>{text('later')}</p>}
      {plan.numBillingCycles !== 1 && <p>{text('cancel')}</p>}
    </section>
  );
}

function SubscriptionForm(parts: CheckoutParts): ReactElement {
  const { props, offered, host } = parts;
  const { block, form, data } = props;
  const { text } = host;
  return (
    // The whole page is answered: what each payment comes to may be another one by then.
    <form
      className="commerce-plain-form__form"
      method={SUBSCRIPTION_CHECKOUT_CALLS.subscribe.method}
      action={SUBSCRIPTION_CHECKOUT_CALLS.subscribe.path}
      noValidate
    >
      <FormProblem form={form} problem={text('problem')} />
      <HiddenFields blockId={block.id} host={host} />
      <input type="hidden" name="cartToken" value={offered.cartToken} />
      <input type="hidden" name="seenPlan" value={offered.seenPlan} />
      <input type="hidden" name="seenTotalCents" value={offered.cart.grandTotalCents} />
      <fieldset className="commerce-plain-form__section">
        <legend>{text('contact')}</legend>
        <FormField
          block={block.id}
          name="email"
          label={text('email')}
          hint={text('emailHint')}
          form={form}
          type="email"
          autoComplete="email"
          required
          maxLength={EMAIL_LONGEST}
        />
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
      <button className="button">{text('submit')}</button>
    </form>
  );
}
