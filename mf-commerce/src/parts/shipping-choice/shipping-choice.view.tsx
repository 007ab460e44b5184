import type { ReactElement } from 'react';
import type { ShippingOption } from 'shared-types/commerce/cart';
import type { RenderHost } from 'shared-types/host/render-host';

interface ShippingChoiceProps {
  readonly options: readonly ShippingOption[];
  /** Id of the selected option. */
  readonly chosen: string | undefined;
  /** Id of the first control, the target of error links. */
  readonly id: string;
  /** Id of the error message; undefined if there is none. */
  readonly describedBy?: string;
  readonly host: RenderHost<Readonly<Record<'shippingFree', string>>>;
}

/** The shipping methods as a choice. */
export function ShippingChoice({ options, chosen, id, describedBy, host }: ShippingChoiceProps): ReactElement {
  return (
    <>
      {options.map((option, index) => (
        <label key={option.id} className="commerce-choice">
          <input
            type="radio"
            name="shippingOptionId"
            value={option.id}
            required
            defaultChecked={option.id === chosen}
            aria-describedby={describedBy}
            {...(index === 0 ? { id } : {})}
          />
          <span>{option.name}</span>
          <span className="commerce-choice__cost">
            {option.costCents === 0 ? host.text('shippingFree') : host.money.cents(option.costCents)}
          </span>
        </label>
      ))}
    </>
  );
}
