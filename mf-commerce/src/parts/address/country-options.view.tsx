import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';

interface CountryOptionsProps {
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly host: RenderHost<Readonly<Record<'chooseCountry', string>>>;
}

/** Options for the offered countries, none preselected. */
export function CountryOptions({ countries, host }: CountryOptionsProps): ReactElement {
  return (
    <>
      <option value="">{host.text('chooseCountry')}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  );
}
