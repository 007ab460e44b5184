import type { ReactElement } from 'react';
import {
  GIFT_CARD_CHECKOUT_CALLS,
  GIFT_CARD_LONGEST,
  type GiftCardChoice,
  type GiftCardCheckoutView,
} from 'shared-types/commerce/gift-card-checkout';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { fieldDescription, FieldError } from 'shared-types/site/field';
import { EmailField } from '../../parts/plain-form/email-field.view';
import { FormField } from '../../parts/plain-form/form-field.view';
import { PaymentSection } from '../../parts/plain-form/payment-section.view';
import { PlainForm } from '../../parts/plain-form/plain-form.view';
import { PlainPage } from '../../parts/plain-form/plain-page.view';
import type { messages } from './gift-card-checkout.messages';
import '../../parts/choice/choice.css';
import '../../parts/plain-form/plain-form.css';

type CheckoutProps = PropsOf<'commerce/gift-card-checkout/form'>;

interface CheckoutParts {
  readonly props: CheckoutProps;
  readonly product: NonNullable<GiftCardCheckoutView['product']>;
  readonly host: RenderHost<typeof messages>;
}

/** The gift card form as static HTML, sent by the shell. */
export function element(props: CheckoutProps, host: RenderHost<typeof messages>): ReactElement {
  const { product, shopPath, paymentMethods } = props.data['commerce/gift-card-checkout/form'];
  if (!product)
    return (
      <PlainPage title={host.text('gone')} link={{ href: shopPath, text: host.text('toShop') }}>
        <p>{host.text('goneText')}</p>
      </PlainPage>
    );
  return (
    <PlainPage title={product.title} link={{ href: product.path, text: host.text('back') }}>
      {paymentMethods.length > 0 ? (
        <GiftCardForm props={props} product={product} host={host} />
      ) : (
        <p>{host.text('closed')}</p>
      )}
    </PlainPage>
  );
}

function GiftCardForm(parts: CheckoutParts): ReactElement {
  const { props, product, host } = parts;
  const { block, form, data } = props;
  const { text } = host;
  return (
    <PlainForm
      call={GIFT_CARD_CHECKOUT_CALLS.buyGiftCard}
      block={block.id}
      form={form}
      hidden={{ giftCardProductId: product.id }}
      sentByShell={{ submitting: text('submitting'), failed: text('failed') }}
      host={host}
    >
      <Choices {...parts} />
      <EmailField block={block.id} form={form} host={host} />
      <Recipient {...parts} />
      <PaymentSection
        block={block.id}
        methods={data['commerce/gift-card-checkout/form'].paymentMethods}
        form={form}
        host={host}
      />
    </PlainForm>
  );
}

function Choices({ props: { block, form }, product, host }: CheckoutParts): ReactElement {
  const id = `block-${block.id}-choice`;
  const { choices } = product;
  // A choice whose price has changed since is not preselected.
  const typed = choices.find(({ value }) => value === form?.values['choice'])?.value;
  const chosen = form ? typed : product.chosen;
  return (
    <fieldset className="commerce-plain-form__section">
      <legend>{host.text('choice')}</legend>
      <FieldError id={id} name="choice" error={form?.errors['choice']} />
      <div className="commerce-plain-form__options">
        {choices.map((choice) => (
          <label key={choice.value} className="commerce-choice">
            <input
              type="radio"
              name="choice"
              value={choice.value}
              required
              defaultChecked={choice.value === chosen}
              aria-describedby={fieldDescription({ id })}
            />
            <span>{host.money.cents(choice.priceCents)}</span>
            <ChoiceNote choice={choice} host={host} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A variant's name, and the value of a card on sale. */
function ChoiceNote({
  choice: { name, priceCents, worthCents },
  host,
}: Pick<CheckoutParts, 'host'> & { readonly choice: GiftCardChoice }): ReactElement | null {
  const isPrice = name === '' || host.money.cents(priceCents).startsWith(name);
  const worth = worthCents === priceCents ? '' : host.text('worth', { amount: host.money.cents(worthCents) });
  const note = [isPrice ? '' : name, worth].filter(Boolean).join(' · ');
  return note ? <span className="commerce-choice__note">{note}</span> : null;
}

function Recipient({ props: { block, form }, host: { text } }: CheckoutParts): ReactElement {
  return (
    <fieldset className="commerce-plain-form__section">
      <legend>{text('recipient')}</legend>
      <p className="field__hint">{text('recipientHint')}</p>
      <FormField
        block={block.id}
        name="recipientName"
        label={text('recipientName')}
        form={form}
        autoComplete="off"
        maxLength={GIFT_CARD_LONGEST.name}
      />
      <FormField
        block={block.id}
        name="recipientEmail"
        label={text('recipientEmail')}
        hint={text('recipientEmailHint')}
        form={form}
        type="email"
        autoComplete="off"
        maxLength={GIFT_CARD_LONGEST.email}
      />
      <FormField
        block={block.id}
        name="message"
        label={text('message')}
        form={form}
        rows={3}
        maxLength={GIFT_CARD_LONGEST.message}
      />
    </fieldset>
  );
}
