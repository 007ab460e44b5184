import type { ReactElement } from 'react';
import { SettingsField } from '../../parts/settings-form/settings-field.view';
import { fieldOf, type SettingsProps } from './settings-props';

/** A time zone, chosen by part of the world. */
export function TimeZoneField(props: SettingsProps): ReactElement {
  const { view, host } = props;
  const { value, ...field } = fieldOf(props, 'timeZone');
  const unknown = view.saved?.unknownTimeZone;
  return (
    <>
      {unknown !== undefined && (
        <p className="form-error" role="alert">
          {host.text('unknownTimeZone', { timeZone: unknown })}
        </p>
      )}
      <SettingsField {...field}>
        {(control) => (
          <select defaultValue={value} {...control}>
            {view.timeZones.map(({ title, zones }) => {
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
    </>
  );
}
