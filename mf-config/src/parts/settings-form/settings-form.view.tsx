import type { ReactElement, ReactNode } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { isTyped } from './is-typed';
import { SettingsNotices } from './settings-notices.view';

/** The words a form of settings needs from its feature. */
type SettingsFormStrings = Readonly<Record<'failed' | 'signedOut' | 'notAllowed' | 'signIn' | 'saved', string>>;

interface SettingsFormProps {
  readonly className: string;
  /** Where it is sent. */
  readonly call: { readonly method: 'POST'; readonly path: string };
  /** Path of the page it stands on. */
  readonly page: string;
  /** Id of its block. */
  readonly block: string;
  readonly form: FormState | undefined;
  /** Names the saved state that the page shows; absent where nothing is shown. */
  readonly base: string | undefined;
  readonly host: RenderHost<SettingsFormStrings>;
  readonly children: ReactNode;
}

/** A form that saves what a page of the configuration area sets. Whatever becomes of it, it comes back with what was typed. */
export function SettingsForm({
  className,
  call,
  page,
  block,
  form,
  base,
  host,
  children,
}: SettingsFormProps): ReactElement {
  const told = form?.question ?? (form?.done && form.isFirst ? host.text('saved') : undefined);
  return (
    <form
      className={className}
      method={call.method}
      action={call.path}
      noValidate
      autoComplete="off"
      data-enhance=""
      data-form-failure={host.text('failed')}
      data-form-failure-401={host.text('signedOut')}
      data-form-failure-403={host.text('notAllowed')}
      data-unsaved={isTyped(form) ? '' : undefined}
    >
      <SettingsNotices form={form} told={told} signIn={host.text('signIn')} />
      <input type="hidden" name={CRUMB_PARAMETER} value={host.perRequest.crumb} />
      <input type="hidden" name="block" value={block} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="base" value={form?.values.base ?? base ?? ''} />
      <input type="hidden" name="key" value={form?.key ?? ''} />
      {children}
    </form>
  );
}
