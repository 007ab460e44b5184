import type { ReactElement, ReactNode } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { AdminForm, type FormMessages } from '../admin-form/admin-form.view';
import { isTyped } from './is-typed';
import { SettingsNotices } from './settings-notices.view';

/** The messages a form of settings needs from its feature. */
type SettingsFormMessages = FormMessages & Readonly<Record<'signIn' | 'saved', string>>;

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
  readonly host: RenderHost<SettingsFormMessages>;
  readonly children: ReactNode;
}

/** A form that saves what a page of the admin area sets. Whatever becomes of it, it comes back with what was typed. */
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
  const notice = form?.question ?? (form?.done && form.isFirst ? host.text('saved') : undefined);
  return (
    <AdminForm
      className={className}
      call={call}
      data-unsaved={isTyped(form) ? '' : undefined}
      sends={{ block, page, base: form?.values.base ?? base ?? '', key: form?.key ?? '' }}
      host={host}
    >
      <SettingsNotices form={form} notice={notice} signIn={host.text('signIn')} />
      {children}
    </AdminForm>
  );
}
