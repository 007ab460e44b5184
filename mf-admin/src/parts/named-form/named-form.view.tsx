import type { ReactElement, ReactNode } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { AdminForm, type FormMessages } from '../admin-form/admin-form.view';
import { SettingsNotices } from '../settings-form/settings-notices.view';
import { Toast } from '../toast/toast.view';
import './named-form.css';

export type NamedFormMessages = FormMessages & Readonly<Record<'signIn' | 'sending', string>>;

/** What all forms of a page with several forms have in common. */
export interface FormPage {
  readonly block: string;
  /** Path of the page. */
  readonly page: string;
  /** State of the form that was sent without script. */
  readonly form: FormState | undefined;
}

interface NamedFormProps extends FormPage {
  /** Tells the forms of a page apart. */
  readonly name: string;
  readonly call: { readonly method: string; readonly path: string };
  readonly sends?: Readonly<Record<string, string>>;
  readonly submit: string;
  /** What the button says to people who do not see what it belongs to. */
  readonly submitLabel?: string;
  readonly isQuiet?: boolean;
  readonly host: RenderHost<NamedFormMessages>;
  readonly children?: ReactNode;
}

/** Field with the name of a form. */
const NAME = 'form';

/** The state of one of a page's forms; undefined if another one was sent. */
export function stateOf(form: FormState | undefined, name: string): FormState | undefined {
  return form?.values[NAME] === name ? form : undefined;
}

/** One of several forms of a page, which keeps its own error. The shell sends it by fetch if script runs. */
export function NamedForm(props: NamedFormProps): ReactElement {
  const { block, page, form, name, call, sends = {}, submit, submitLabel, isQuiet = false, host, children } = props;
  return (
    <AdminForm className="admin-named-form" call={call} sends={{ block, page, [NAME]: name, ...sends }} host={host}>
      <SettingsNotices form={stateOf(form, name)} notice={undefined} signIn={host.text('signIn')} />
      {children}
      <button type="submit" className={isQuiet ? 'button button--quiet' : 'button'} aria-label={submitLabel}>
        <span className="admin-named-form__idle">{submit}</span>
        <span className="admin-named-form__busy">{host.text('sending')}</span>
      </button>
    </AdminForm>
  );
}

interface DoneNoticeProps {
  readonly form: FormState | undefined;
  /** What was done; undefined if nothing was. */
  readonly text: string | undefined;
}

/** What was done, once, at the top of the page. */
export function DoneNotice({ form, text }: DoneNoticeProps): ReactElement | null {
  if (!form?.done || !form.isFirst || text === undefined) return null;
  return <Toast>{text}</Toast>;
}
