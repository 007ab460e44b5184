import type { ReactElement } from 'react';
import { MEMBER_EDITOR_CALLS } from 'shared-types/config/member';
import { AREA_FIELD, MEMBER_LONGEST } from 'shared-types/config/members';
import { AreaFields } from '../../parts/areas/area-fields.view';
import { controlAttributes, SettingsField } from '../../parts/settings-form/settings-field.view';
import { OwnInputs } from './member-call.view';
import type { MemberPartProps } from './member-host';

/** Name and areas. A form that comes back holds what was typed, and says at the fields what somebody else has saved. */
export function MemberDetails(part: MemberPartProps): ReactElement {
  const { block, view, form, host } = part;
  const { text } = host;
  // Other forms of the page come back too, and hold no name.
  const typed = form?.values['displayName'] === undefined ? undefined : form;
  const field = { block, name: 'displayName', label: text('displayName'), form };
  const own = view.areas.map((area) => AREA_FIELD + area);
  return (
    <section className="config-member__part" aria-labelledby={`${block}-details`}>
      <h2 id={`${block}-details`}>{text('details')}</h2>
      <form
        className="config-member__form"
        method={MEMBER_EDITOR_CALLS.saveMember.method}
        action={MEMBER_EDITOR_CALLS.saveMember.path}
        noValidate
        autoComplete="off"
      >
        <OwnInputs {...part} />
        <input type="hidden" name="base" value={typed?.values['base'] ?? view.base} />
        <input type="hidden" name="key" value={typed?.key ?? ''} />
        <SettingsField {...field}>
          <input
            type="text"
            required
            maxLength={MEMBER_LONGEST.displayName}
            defaultValue={typed ? typed.values['displayName'] : view.displayName}
            dir="auto"
            {...controlAttributes(field)}
          />
        </SettingsField>
        <AreaFields
          block={block}
          areas={view.allAreas}
          isChecked={(name) => (typed ? typed.values[name] !== undefined : own.includes(name))}
          label={text('areas')}
          hint={text('areasHint')}
          error={form?.errors['areas']}
        />
        <div className="config-member__actions">
          <button className="button">{text('save')}</button>
        </div>
      </form>
    </section>
  );
}
