import type { ReactElement } from 'react';
import type { ControlAttributes } from 'shared-types/site/field';

interface SiteChoiceProps {
  readonly control: ControlAttributes;
  /** The setting as it is stored. */
  readonly value: unknown;
  /** What the site has. */
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly none: string;
  /** Names a stored id that the site no longer has, which stays until another is chosen. */
  readonly unknown: string;
  readonly onChange: (id: string | undefined) => void;
}

/** Something of the site, chosen by its name and stored by its id. */
export function SiteChoice({ control, value, choices, none, unknown, onChange }: SiteChoiceProps): ReactElement {
  const stored = typeof value === 'string' ? value : '';
  const isUnknown = stored !== '' && !choices.some(({ id }) => id === stored);
  return (
    <select {...control} value={stored} onChange={({ target }) => onChange(target.value || undefined)}>
      <option value="">{none}</option>
      {isUnknown && <option value={stored}>{unknown}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
