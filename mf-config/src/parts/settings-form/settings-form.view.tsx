import type { ReactElement, ReactNode } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { ConfigForm, type FormWords } from '../config-form/config-form.view';
import { isTyped } from './is-typed';
import { SettingsNotices } from './settings-notices.view';

/** The words a form of settings needs from its feature. */
type SettingsFormStrings = FormWords & Readonly<Record<'signIn' | 'saved', string>>;

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
    <ConfigForm
      className={className}
      call={call}
      data-unsaved={isTyped(form) ? '' : undefined}
      sends={{ block, page, base: form?.values.base ?? base ?? '', key: form?.key ?? '' }}
      host={host}
    >
      <SettingsNotices form={form} told={told} signIn={host.text('signIn')} />
      {children}
    </ConfigForm>
  );
}
