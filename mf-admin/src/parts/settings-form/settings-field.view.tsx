import type { ReactElement, ReactNode } from 'react';
import { blockField, Field, FieldNotes, type BlockField, type ControlAttributes } from 'shared-types/site/field';
import './settings-form.css';

/** What every field of a block's form has. */
export type SettingsFieldProps = BlockField;

/** A field whose saved value may stand beside the typed one, as long as it may be. */
export function settingsField(props: SettingsFieldProps) {
  return { ...blockField(props), errorClass: 'admin-settings-form__error' };
}

/** A field whose label stands over it. */
export function SettingsField({
  children,
  ...props
}: SettingsFieldProps & { readonly children: (control: ControlAttributes) => ReactNode }): ReactElement {
  return <Field {...settingsField(props)}>{children}</Field>;
}

/** Hint and error of several fields together. */
export function SettingsNotes(props: Omit<SettingsFieldProps, 'label'>): ReactElement {
  return <FieldNotes {...settingsField({ ...props, label: undefined })} />;
}
