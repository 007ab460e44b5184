import type { ReactElement } from 'react';
import {
  PAGE_SETTINGS_CALLS,
  SEARCH_RESULT_LENGTH,
  type PageAccess,
  type RecordField,
} from 'shared-types/admin/pages/page-settings';
import { PAGE_TEXT_LIMIT } from 'shared-types/admin/pages/pages';
import { PAGE_PASSWORD_LONGEST } from 'shared-types/site/page/lock-screen';
import { SettingsActions } from '../../parts/settings-form/settings-actions.view';
import { AreaField, BoxField, ChoiceField, LineField } from '../../parts/settings-form/settings-controls.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import { RecordFields } from './record-fields.view';
import { isTyped, ownPath, type SettingsProps } from './settings-props';

type FieldName =
  | ('title' | 'path' | 'description' | 'socialImage' | 'isHidden' | 'access')
  | ('recordType' | 'tags' | RecordField);

/** The form of the settings, with the picture of the search result beside it. */
export function SettingsFields(props: SettingsProps): ReactElement {
  const { block, view, host } = props;
  const form = ownForm(props);
  const { text } = host;
  const value = (name: FieldName) => (isTyped(form) ? form?.values[name] : view.saved?.values[name]) ?? '';
  const field = (name: FieldName) => ({ block, form, name, label: text(name), value: value(name) });
  return (
    <SettingsForm
      className="admin-page-settings__form"
      call={PAGE_SETTINGS_CALLS.savePageSettings}
      page={ownPath(view)}
      block={block}
      form={form}
      base={view.saved?.base}
      host={host}
    >
      <input type="hidden" name="pageId" value={view.id} />
      <LineField {...field('title')} more={{ maxLength: PAGE_TEXT_LIMIT.title, required: true }} />
      <Length name="title" count={value('title').length} host={host} />
      <LineField
        {...field('path')}
        hint={text('pathHint')}
        more={{ maxLength: PAGE_TEXT_LIMIT.path, dir: 'ltr', readOnly: view.isPattern, spellCheck: false }}
      />
      <AreaField
        {...field('description')}
        hint={text('descriptionHint')}
        more={{ maxLength: PAGE_TEXT_LIMIT.description, rows: 3 }}
      />
      <Length name="description" count={value('description').length} host={host} />
      <Result {...props} value={value} />
      {view.items && <RecordFields view={view} host={host} field={field} items={view.items} />}
      <ChoiceField
        {...field('socialImage')}
        choices={[['', text('noPicture')], ...view.pictures.map(({ name }) => [name, name] as const)]}
      />
      <Picture {...props} name={value('socialImage')} />
      <BoxField {...field('isHidden')} hint={text('isHiddenHint')} />
      <ChoiceField
        {...field('access')}
        choices={accessChoices(view.saved?.values['access']).map((access) => [access, text('accessName', { access })])}
      />
      <div className="admin-page-settings__password">
        <LineField
          {...{ block, form, name: 'password', label: text('password'), hint: text('passwordHint') }}
          value={isTyped(form) ? '' : (view.saved?.values['password'] ?? '')}
          more={{ type: 'password', autoComplete: 'new-password', dir: 'ltr', maxLength: PAGE_PASSWORD_LONGEST }}
        />
      </div>
      <SettingsActions host={host} />
    </SettingsForm>
  );
}

/** The form's own state; the other forms of the page have no title. */
function ownForm({ form }: SettingsProps) {
  if (!form || isTyped(form) || form.done) return form;
  return { ...form, values: {}, errors: {} };
}

/** A lock for members can be taken away here, not made. */
function accessChoices(saved: string | undefined): PageAccess[] {
  return [...(saved === 'locked' ? (['locked'] as const) : []), 'everybody', 'accounts', 'password'];
}

interface LengthProps extends Pick<SettingsProps, 'host'> {
  readonly name: keyof typeof SEARCH_RESULT_LENGTH;
  readonly count: number;
}

/** How much of a text search engines show. */
function Length({ name, count, host }: LengthProps): ReactElement {
  const most = SEARCH_RESULT_LENGTH[name];
  return (
    <div className="admin-page-settings__length">
      <div
        className="admin-page-settings__bar"
        data-bar={name}
        data-over={count > most ? '' : undefined}
        style={{ '--filled': String(Math.min(count / most, 1)) } as object}
        aria-hidden="true"
      />
      <p className="admin-muted" data-length={name}>
        {host.text('length', { count, most })}
      </p>
    </div>
  );
}

interface ResultProps extends SettingsProps {
  readonly value: (name: FieldName) => string;
}

/** The page as a search engine would list it. */
function Result({ view, host, value }: ResultProps): ReactElement {
  return (
    <figure className="admin-page-settings__result">
      <figcaption className="admin-muted">{host.text('result')}</figcaption>
      <p className="admin-page-settings__address" dir="ltr">
        {view.siteName} · {view.origin}
        <span data-result="path">{value('path')}</span>
      </p>
      <p className="admin-page-settings__found" dir="auto" data-result="title">
        {value('title')}
      </p>
      <p dir="auto" data-result="description">
        {value('description')}
      </p>
    </figure>
  );
}

function Picture({ view, name }: SettingsProps & { readonly name: string }): ReactElement | null {
  const picture = view.pictures.find((one) => one.name === name);
  return picture ? <img className="admin-page-settings__picture" src={`${picture.src}?format=500w`} alt="" /> : null;
}
