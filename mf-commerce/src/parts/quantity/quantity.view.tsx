import type { ReactElement, ReactNode } from 'react';

interface QuantityProps {
  /** Id of the input; the caller renders its label. */
  readonly id: string;
  readonly quantity: number;
  readonly min: 0 | 1;
  readonly max: number;
  readonly labels: { readonly fewer: string; readonly more: string };
  /** True once the buttons work; until then their space is reserved, so that nothing moves. */
  readonly live?: boolean;
  readonly describedBy?: string;
  /** Shown instead of the second button until the buttons work. */
  readonly children?: ReactNode;
}

/** A quantity: a number input with space for two buttons. */
export function Quantity({
  id,
  quantity,
  min,
  max,
  labels,
  live = false,
  describedBy,
  children,
}: QuantityProps): ReactElement {
  return (
    <span className="commerce-quantity" data-quantity {...(live ? { 'data-live': '' } : {})}>
      <Step input={id} by="-1" label={labels.fewer} sign="−" />
      <input
        className="commerce-quantity__input"
        id={id}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        required
        defaultValue={quantity}
        autoComplete="off"
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      />
      <Step input={id} by="1" label={labels.more} sign="+" />
      {!live && children}
    </span>
  );
}

interface StepProps {
  /** Id of the input it changes. */
  readonly input: string;
  readonly by: '-1' | '1';
  readonly label: string;
  readonly sign: string;
}

function Step({ input, by, label, sign }: StepProps): ReactElement {
  return (
    <button type="button" className="commerce-quantity__step" data-step={by} aria-label={label} aria-controls={input}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
