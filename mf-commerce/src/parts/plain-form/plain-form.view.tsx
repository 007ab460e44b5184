import type { ReactElement, ReactNode } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { HiddenFields } from '../hidden-fields/hidden-fields.view';
import { FormProblem } from './form-problem.view';

interface PlainFormProps {
  readonly call: { readonly method: 'POST'; readonly path: string };
  /** Id of the block. */
  readonly block: string;
  readonly form: FormState | undefined;
  /** What is sent along, unseen. */
  readonly hidden: Readonly<Record<string, string | number>>;
  /** The question beside the button where the order's total differs from the one the buyer saw. */
  readonly newTotal?: string;
  /** What is said where the shell sends it; absent where a whole page is to answer, with script too. */
  readonly sentByShell?: { readonly submitting: string; readonly failed: string };
  readonly host: RenderHost<Readonly<Record<'problem' | 'submit', string>>>;
  readonly children: ReactNode;
}

/** On a page that comes back: what the buyer is to read first. */
const TAKES_FOCUS = { role: 'alert', tabIndex: -1, autoFocus: true } as const;

/** A form of plain HTML: what is wrong with it, its fields, and the button that sends it. */
export function PlainForm({
  call,
  block,
  form,
  hidden,
  newTotal,
  sentByShell,
  host,
  children,
}: PlainFormProps): ReactElement {
  const { text } = host;
  // Nothing is wrong with the form: the buyer is asked by the button whether the new total is agreed to.
  const isOtherTotal = newTotal !== undefined && form?.code === 'commerce/total-changed';
  return (
    <form
      className="commerce-plain-form__form"
      method={call.method}
      action={call.path}
      noValidate
      {...(sentByShell && { 'data-enhance': '', 'data-form-failure': sentByShell.failed })}
    >
      <FormProblem form={isOtherTotal ? undefined : form} problem={text('problem')} />
      <HiddenFields blockId={block} host={host} />
      <input type="hidden" name="seenCurrency" value={host.context.currency} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {isOtherTotal && (
        <p className="commerce-new-total" data-new-total="" {...TAKES_FOCUS}>
          {newTotal}
        </p>
      )}
      <button type="submit" className="button" data-form-busy={sentByShell?.submitting}>
        {text('submit')}
      </button>
    </form>
  );
}
