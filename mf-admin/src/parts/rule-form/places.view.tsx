import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import { AreaField } from '../settings-form/settings-controls.view';
import { valueOf, type RuleFormValues } from './rule-form-values';

export type PlacesMessages = Readonly<Record<'narrow' | 'states' | 'statesHint' | 'zips' | 'zipsHint', string>>;

/** States and postal codes of a rule. Most rules need none, so it is open only if filled in. */
export function Places({
  host,
  ...formValues
}: RuleFormValues & { readonly host: RenderHost<PlacesMessages> }): ReactElement {
  const { text } = host;
  const { block, form } = formValues;
  const names = ['states', 'zips'] as const;
  const isOpen = names.some((name) => valueOf(formValues, name) !== '' || form?.errors[name]);
  return (
    <details className="admin-rule-form__more" open={isOpen}>
      <summary>{text('narrow')}</summary>
      <div className="admin-rule-form__part">
        {names.map((name) => (
          <AreaField
            key={name}
            block={block}
            form={form}
            name={name}
            label={text(name)}
            hint={text(`${name}Hint`)}
            value={valueOf(formValues, name)}
            more={{ rows: 4 }}
          />
        ))}
      </div>
    </details>
  );
}
