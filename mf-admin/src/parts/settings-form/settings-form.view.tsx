import type { ReactElement, ReactNode } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { AdminForm, type FormMessages } from '../admin-form/admin-form.view';
import { isTyped } from './is-typed';
import { SettingsNotices } from './settings-notices.view';

type SettingsFormMessages = FormMessages & Readonly<Record<'signIn' | 'saved', string>>;

interface SettingsFormProps {
  readonly className?: string;
  readonly call: { readonly method: 'POST'; readonly path: string };
  readonly page: string;
  readonly block: string;
  readonly form: FormState | undefined;
  /** Identifies the displayed saved state; absent if none is displayed. */
  readonly base: string | undefined;
  readonly isChecked?: boolean | undefined;
  /** True if its call takes the changed fields alone. */
  readonly sendsChanges?: boolean | undefined;
  /** What was done; absent, what was saved. */
  readonly notice?: string | undefined;
  readonly host: RenderHost<SettingsFormMessages>;
  readonly children: ReactNode;
}

/** A form that saves settings of an admin page. After any failure, typed values are kept. */
export function SettingsForm({
  className,
  call,
  page,
  block,
  form,
  base,
  isChecked = false,
  sendsChanges = false,
  host,
  notice = form?.done && form.isFirst ? host.text('saved') : undefined,
  children,
}: SettingsFormProps): ReactElement {
  return (
    <AdminForm
      className={className}
      call={call}
      isChecked={isChecked}
      data-sends-changes={sendsChanges ? '' : undefined}
      data-unsaved={isTyped(form) ? '' : undefined}
      sends={{ block, page, base: form?.values.base ?? base ?? '', key: form?.key ?? '' }}
      host={host}
    >
      <SettingsNotices form={form} notice={notice} signIn={host.text('signIn')} />
      {children}
    </AdminForm>
  );
}
