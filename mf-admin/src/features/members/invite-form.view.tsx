import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { MEMBER_LONGEST, MEMBERS_CALLS, type MembersView } from 'shared-types/admin/people/members';
import { SIGN_IN_LONGEST } from 'shared-types/admin/people/sign-in';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { AreaFields } from '../../parts/areas/area-fields.view';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { SettingsField } from '../../parts/settings-form/settings-field.view';
import { SettingsNotices } from '../../parts/settings-form/settings-notices.view';
import type { messages } from './members.messages';

interface InviteFormProps {
  readonly block: string;
  readonly view: MembersView;
  readonly form: FormState | undefined;
  readonly notice: string | undefined;
  readonly host: RenderHost<typeof messages>;
}

export function InviteForm(props: InviteFormProps): ReactElement {
  const { block, view, form, notice, host } = props;
  const { text } = host;
  return (
    <section className="admin-members__invite" aria-labelledby={`block-${block}-invite`}>
      <h2 id={`block-${block}-invite`}>{text('invite')}</h2>
      <p>{text('inviteHint')}</p>
      <AdminForm
        className="admin-members__form"
        call={MEMBERS_CALLS.inviteMember}
        sends={{ block, page: ADMIN_PATH.members }}
        host={host}
      >
        <SettingsNotices form={form} notice={notice} signIn={text('signIn')} />
        <Field {...props} name="displayName" type="text" longest={MEMBER_LONGEST.displayName} />
        <Field {...props} name="email" type="email" longest={SIGN_IN_LONGEST.email} />
        <AreaFields
          block={block}
          areas={view.areas}
          isChecked={(field) => form?.values[field] !== undefined}
          label={text('areasLabel')}
          hint={text('areasHint')}
        />
        {view.languages.length > 1 && <LanguageField {...props} />}
        <button type="submit" className="button">
          <span className="admin-members__idle">{text('submit')}</span>
          <span className="admin-members__busy">{text('submitting')}</span>
        </button>
      </AdminForm>
    </section>
  );
}

interface FieldProps extends InviteFormProps {
  readonly name: 'displayName' | 'email';
  readonly type: 'text' | 'email';
  readonly longest: number;
}

function Field({ block, form, host, name, type, longest }: FieldProps): ReactElement {
  const field = { block, name, label: host.text(name), form };
  return (
    <SettingsField {...field}>
      {(control) => (
        <input
          type={type}
          required
          maxLength={longest}
          defaultValue={form?.values[name]}
          dir="auto"
          {...(type === 'email' && { autoCapitalize: 'none', spellCheck: false })}
          {...control}
        />
      )}
    </SettingsField>
  );
}

function LanguageField({ block, view, form, host }: InviteFormProps): ReactElement {
  const field = { block, name: 'locale', label: host.text('locale'), form };
  return (
    <SettingsField {...field}>
      {(control) => (
        <select defaultValue={form?.values['locale']} {...control}>
          {view.languages.map(({ locale, name }) => (
            <option key={locale} value={locale}>
              {name}
            </option>
          ))}
        </select>
      )}
    </SettingsField>
  );
}
