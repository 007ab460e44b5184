import type { ReactElement } from 'react';
import { SettingsField, type SettingsFieldProps } from '../settings-form/settings-field.view';
import './tag-field.css';

interface TagFieldProps extends SettingsFieldProps {
  /** Tags with commas between them. */
  readonly value: string;
  /** Tags that are suggested. */
  readonly names: readonly string[];
}

/** Tags as a line of text, which script makes chips with a field for the next one. */
export function TagField({ value, names, ...field }: TagFieldProps): ReactElement {
  return (
    <SettingsField {...field}>
      {(control) => (
        <div className="admin-tag-field" data-tag-field="">
          <input {...control} type="text" dir="auto" autoCapitalize="none" defaultValue={value} />
          <datalist id={`${control.id}-names`}>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
        </div>
      )}
    </SettingsField>
  );
}
