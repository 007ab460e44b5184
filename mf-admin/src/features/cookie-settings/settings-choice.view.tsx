import type { ReactElement } from 'react';
import { BANNER_VALUES } from 'shared-types/consent/cookie-banner';
import { isTyped } from '../../parts/settings-form/is-typed';
import type { CookieSettingsHost, FormValues } from './cookie-settings-host';
import { SettingsField } from '../../parts/settings-form/settings-field.view';

export type ChoiceName = keyof typeof BANNER_VALUES;

/** A select for a setting. Positions are grouped by bar and popup. */
export function SettingsChoice({ name, ...formValues }: FormValues & { readonly name: ChoiceName }): ReactElement {
  const { block, view, form, host } = formValues;
  const hint = name === 'cookieBannerAcceptType' ? { hint: host.text('cookieBannerAcceptTypeHint') } : {};
  const field = { block, name, label: host.text(name), ...hint, form };
  const chosen = isTyped(form) ? form.values[name] : view.saved?.settings[name];
  return (
    <SettingsField {...field}>
      {(control) => (
        <select defaultValue={chosen} {...control}>
          {name === 'cookieBannerPosition' ? <Positions host={host} /> : options(BANNER_VALUES[name], host)}
        </select>
      )}
    </SettingsField>
  );
}

function Positions({ host }: { readonly host: CookieSettingsHost }): ReactElement {
  const of = (isCorner: boolean) =>
    BANNER_VALUES.cookieBannerPosition.filter((position) => position.includes('_') === isCorner);
  return (
    <>
      <optgroup label={host.text('value', { value: 'BAR' })} data-variant="BAR">
        {options(of(false), host)}
      </optgroup>
      <optgroup label={host.text('value', { value: 'POPUP' })} data-variant="POPUP">
        {options(of(true), host)}
      </optgroup>
    </>
  );
}

function options(values: readonly string[], host: CookieSettingsHost): ReactElement[] {
  return values.map((value) => (
    <option key={value} value={value}>
      {host.text('value', { value })}
    </option>
  ));
}
