import type { ReactElement, ReactNode } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { HiddenFields } from '../hidden-fields/hidden-fields.view';
import { FormProblem } from './form-problem.view';

interface PlainFormProps {
  readonly call: { readonly method: 'POST'; readonly path: string };
  readonly block: string;
  readonly form: FormState | undefined;
  /** Hidden fields. */
  readonly hidden: Readonly<Record<string, string | number>>;
  /** Question beside the button if the total differs from the one the buyer saw. */
  readonly newTotal?: string;
  /** Texts for sending by the shell; undefined if the reply is always a whole page. */
  readonly sentByShell?: { readonly submitting: string; readonly failed: string };
  readonly host: RenderHost<Readonly<Record<'problem' | 'submit', string>>>;
  readonly children: ReactNode;
}

/** On a returned page, the text to read first. */
const TAKES_FOCUS = { role: 'alert', tabIndex: -1, autoFocus: true } as const;

/** A static form: error, fields and submit button. */
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
  // Not an error: the buyer is asked to accept the new total.
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
