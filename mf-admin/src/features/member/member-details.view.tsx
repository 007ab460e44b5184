import type { ReactElement } from 'react';
import { MEMBER_EDITOR_CALLS } from 'shared-types/admin/people/member';
import { AREA_FIELD, MEMBER_LONGEST } from 'shared-types/admin/people/members';
import { AreaFields } from '../../parts/areas/area-fields.view';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { SettingsField } from '../../parts/settings-form/settings-field.view';
import { ownValues, type MemberPartProps } from './member-host';

/** Name and areas. After a failed save, the form keeps typed values and shows conflicting saved ones. */
export function MemberDetails(part: MemberPartProps): ReactElement {
  const { block, view, form, host } = part;
  const { text } = host;
  // The page's other forms have no name field.
  const typed = form?.values['displayName'] === undefined ? undefined : form;
  const field = { block, name: 'displayName', label: text('displayName'), form };
  const own = view.areas.map((area) => AREA_FIELD + area);
  return (
    <section className="admin-detail-page__part" aria-labelledby={`block-${block}-details`}>
      <h2 id={`block-${block}-details`}>{text('details')}</h2>
      <AdminForm
        className="admin-detail-page__form"
        call={MEMBER_EDITOR_CALLS.saveMember}
        sends={{ ...ownValues(part), base: typed?.values['base'] ?? view.base, key: typed?.key ?? '' }}
        host={host}
      >
        {/* Filled by script; without script, the notice at the top shows the error. */}
        <p className="form-error" data-form-error="" />
        <SettingsField {...field}>
          {(control) => (
            <input
              type="text"
              required
              maxLength={MEMBER_LONGEST.displayName}
              defaultValue={typed ? typed.values['displayName'] : view.displayName}
              dir="auto"
              {...control}
            />
          )}
        </SettingsField>
        <AreaFields
          block={block}
          areas={view.allAreas}
          isChecked={(name) => (typed ? typed.values[name] !== undefined : own.includes(name))}
          label={text('areas')}
          hint={text('areasHint')}
          error={form?.errors['areas']}
        />
        <div className="admin-detail-page__actions">
          <button type="submit" className="button">
            {text('save')}
          </button>
        </div>
      </AdminForm>
    </section>
  );
}
