import type { ReactElement } from 'react';
import type { TimeZoneGroup } from 'shared-types/admin/settings';
import type { ControlProps } from './settings-controls.view';
import { SettingsField } from './settings-field.view';

interface TimeZoneFieldProps extends ControlProps {
  readonly timeZones: readonly TimeZoneGroup[];
}

/** A time zone, chosen by part of the world. */
export function TimeZoneField({ timeZones, value, ...field }: TimeZoneFieldProps): ReactElement {
  return (
    <SettingsField {...field}>
      {(control) => (
        <select defaultValue={value} {...control}>
          {timeZones.map(({ title, zones }) => {
            const options = zones.map((zone) => (
              <option key={zone.value} value={zone.value}>
                {zone.text}
              </option>
            ));
            return title === '' ? (
              options
            ) : (
              <optgroup key={title} label={title}>
                {options}
              </optgroup>
            );
          })}
        </select>
      )}
    </SettingsField>
  );
}
