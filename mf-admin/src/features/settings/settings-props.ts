import type { SettingsField, SettingsView } from 'shared-types/admin/settings';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { isTyped } from '../../parts/settings-form/is-typed';
import type { messages } from './settings.messages';

export interface SettingsProps {
  readonly block: string;
  readonly view: SettingsView;
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** A field with its value as typed or saved. */
export function fieldOf({ block, view, form, host }: SettingsProps, name: SettingsField) {
  const { nowText = '', values } = view.saved ?? {};
  return {
    block,
    form,
    name,
    label: host.text(name),
    hint: host.text(`${name}Hint`, { now: nowText }),
    value: (isTyped(form) ? form.values[name] : values?.[name]) ?? '',
  };
}
