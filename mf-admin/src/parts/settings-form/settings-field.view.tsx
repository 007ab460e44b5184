import type { ReactElement, ReactNode } from 'react';
import { blockField, Field, FieldNotes, type BlockField, type ControlAttributes } from 'shared-types/site/field';
import './settings-form.css';

export type SettingsFieldProps = BlockField;

/** A field that can show the saved value of a conflict beside the typed one. */
export function settingsField(props: SettingsFieldProps) {
  return { ...blockField(props), errorClass: 'admin-settings-form__error' };
}

export function SettingsField({
  children,
  ...props
}: SettingsFieldProps & { readonly children: (control: ControlAttributes) => ReactNode }): ReactElement {
  return <Field {...settingsField(props)}>{children}</Field>;
}

/** Hint and error of a group of fields. */
export function SettingsNotes(props: Omit<SettingsFieldProps, 'label'>): ReactElement {
  return <FieldNotes {...settingsField({ ...props, label: undefined })} />;
}
