import type { ReactElement } from 'react';
import type { OfferedPaymentMethod } from 'shared-types/commerce/checkout';
import type { RenderHost } from 'shared-types/host/render-host';

/** Messages of the feature that payment methods use. */
export type PaymentMessages = Readonly<Record<'installments', string>>;

interface PaymentChoiceProps {
  readonly methods: readonly OfferedPaymentMethod[];
  /** The selected method; the first by default. */
  readonly chosen: string | undefined;
  /** Id of the first control, the target of error links. */
  readonly id: string;
  /** Id of the error message; undefined if there is none. */
  readonly describedBy?: string;
  readonly host: RenderHost<PaymentMessages>;
}

/** The site's payment methods as a choice. */
export function PaymentChoice({ methods, chosen, id, describedBy, host }: PaymentChoiceProps): ReactElement {
  const isOffered = methods.some((method) => method.id === chosen);
  return (
    <>
      {methods.map((method, index) => (
        <label key={method.id} className="commerce-choice">
          <input
            type="radio"
            name="paymentMethod"
            value={method.id}
            required
            defaultChecked={isOffered ? method.id === chosen : index === 0}
            aria-describedby={describedBy}
            {...(index === 0 ? { id } : {})}
          />
          <span>{method.label ?? method.id}</span>
          <span className="commerce-choice__note">{method.instructions}</span>
          <Installments method={method} host={host} />
        </label>
      ))}
    </>
  );
}

function Installments({
  method: { installments },
  host,
}: Pick<PaymentChoiceProps, 'host'> & { readonly method: OfferedPaymentMethod }): ReactElement | null {
  if (!installments) return null;
  const { count, minimumCents, maximumCents } = installments;
  const values = { count, minimum: host.money.cents(minimumCents), maximum: host.money.cents(maximumCents) };
  return <span className="commerce-choice__note">{host.text('installments', values)}</span>;
}
