import type { ReactElement } from 'react';
import {
  DONATION_CHECKOUT_CALLS,
  DONATION_CHECKOUT_LONGEST,
  OWN_AMOUNT,
  type DonationCheckoutView,
} from 'shared-types/commerce/donation-checkout';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { fieldDescription, FieldError } from 'shared-types/site/field';
import { EmailField } from '../../parts/plain-form/email-field.view';
import { FormField } from '../../parts/plain-form/form-field.view';
import { PaymentSection } from '../../parts/plain-form/payment-section.view';
import { PlainForm } from '../../parts/plain-form/plain-form.view';
import { PlainPage } from '../../parts/plain-form/plain-page.view';
import type { messages } from './donation-checkout.messages';
import '../../parts/choice/choice.css';
import '../../parts/plain-form/plain-form.css';
import './donation-checkout.css';

type CheckoutProps = PropsOf<'commerce/donation-checkout/form'>;
type Donation = NonNullable<DonationCheckoutView['donation']>;

interface DonateParts {
  readonly props: CheckoutProps;
  readonly donation: Donation;
  readonly host: RenderHost<typeof messages>;
}

/** The donation form as static HTML, sent by the shell. */
export function element(props: CheckoutProps, host: RenderHost<typeof messages>): ReactElement {
  const { donation, paymentMethods } = props.data['commerce/donation-checkout/form'];
  if (!donation)
    return (
      <PlainPage
        title={host.text('title')}
        link={{ href: host.context.languageRoot ?? '/', text: host.text('toHome') }}
      >
        <p>{host.text('gone')}</p>
      </PlainPage>
    );
  return (
    <PlainPage title={donation.title} link={{ href: donation.path, text: host.text('back') }}>
      {donation.text && (
        <p className="commerce-plain-form__text" dir="auto">
          {donation.text}
        </p>
      )}
      {paymentMethods.length > 0 ? (
        <DonationForm props={props} donation={donation} host={host} />
      ) : (
        <p>{host.text('closed')}</p>
      )}
    </PlainPage>
  );
}

function DonationForm(parts: DonateParts): ReactElement {
  const { props, donation, host } = parts;
  const { block, form } = props;
  const { text } = host;
  return (
    <PlainForm
      call={DONATION_CHECKOUT_CALLS.donate}
      block={block.id}
      form={form}
      hidden={{ donatePageId: donation.donatePageId }}
      sentByShell={{ submitting: text('submitting'), failed: text('failed') }}
      host={host}
    >
      <Amounts {...parts} />
      <EmailField block={block.id} form={form} host={host} />
      <PaymentSection
        block={block.id}
        methods={props.data['commerce/donation-checkout/form'].paymentMethods}
        form={form}
        host={host}
      />
      <FormField
        block={block.id}
        name="note"
        label={text('note')}
        form={form}
        rows={3}
        maxLength={DONATION_CHECKOUT_LONGEST.note}
      />
    </PlainForm>
  );
}

function Amounts({ props: { block, form }, donation: { amounts, own }, host }: DonateParts): ReactElement {
  const id = `block-${block.id}-amount`;
  const chosen = form?.values['amount'] ?? String(amounts[0] ?? OWN_AMOUNT);
  const radio = (value: string) => ({
    type: 'radio',
    name: 'amount',
    value,
    required: true,
    defaultChecked: value === chosen,
    'aria-describedby': fieldDescription({ id }),
  });
  return (
    <fieldset className="commerce-plain-form__section">
      <legend>{host.text('amount')}</legend>
      <FieldError id={id} name="amount" error={form?.errors['amount']} />
      <div className="commerce-plain-form__options">
        {amounts.map((cents) => (
          <label key={cents} className="commerce-choice">
            <input {...radio(String(cents))} />
            <span>{host.money.cents(cents)}</span>
          </label>
        ))}
        {own && amounts.length > 0 && (
          <label className="commerce-choice">
            <input {...radio(OWN_AMOUNT)} />
            <span>{host.text('own')}</span>
          </label>
        )}
      </div>
      {own && amounts.length === 0 && <input type="hidden" name="amount" value={OWN_AMOUNT} />}
      {own && (
        <div className="commerce-donation-checkout__own">
          <FormField
            block={block.id}
            name="ownAmount"
            label={host.text('ownAmount', { currency: host.context.currency })}
            hint={host.text('ownHint', {
              least: host.money.cents(own.leastCents),
              most: host.money.cents(own.mostCents),
            })}
            form={form}
            inputMode="decimal"
            autoComplete="transaction-amount"
            maxLength={DONATION_CHECKOUT_LONGEST.ownAmount}
          />
        </div>
      )}
    </fieldset>
  );
}
