import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import { AreaField } from '../settings-form/settings-controls.view';
import { valueOf, type RuleFilling } from './rule-filling';

/** The words of the places a rule is about. */
export type PlacesStrings = Readonly<Record<'narrow' | 'states' | 'statesHint' | 'zips' | 'zipsHint', string>>;

/** States and postal codes a rule is about, which most rules do without: open where there is something in them. */
export function Places({ host, ...filling }: RuleFilling & { readonly host: RenderHost<PlacesStrings> }): ReactElement {
  const { text } = host;
  const { block, form } = filling;
  const names = ['states', 'zips'] as const;
  const isOpen = names.some((name) => valueOf(filling, name) !== '' || form?.errors[name]);
  return (
    <details className="config-rule-form__more" open={isOpen}>
      <summary>{text('narrow')}</summary>
      <div className="config-rule-form__part">
        {names.map((name) => (
          <AreaField
            key={name}
            block={block}
            form={form}
            name={name}
            label={text(name)}
            hint={text(`${name}Hint`)}
            value={valueOf(filling, name)}
            more={{ rows: 4 }}
          />
        ))}
      </div>
    </details>
  );
}
