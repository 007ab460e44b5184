import type { PopupFieldName, PopupView } from 'shared-types/admin/pages/popup';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { isTyped } from '../../parts/settings-form/is-typed';
import type { messages } from './popup.messages';

export interface PopupProps {
  readonly block: string;
  readonly view: PopupView;
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** A field of the form with its label, hint and value: what was typed, or what is saved. */
export function fieldOf({ block, view, form, host: { text } }: PopupProps, name: PopupFieldName) {
  const values = isTyped(form) ? form.values : (view.saved?.values ?? {});
  return { block, form, name, label: text(name), hint: text(`${name}Hint`), value: values[name] ?? '' };
}
