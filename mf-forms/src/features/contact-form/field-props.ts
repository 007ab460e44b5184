import type { ReactElement } from 'react';
import type { FormField } from 'shared-types/forms/contact-form';
import type { TextCapability } from 'shared-types/host/text';
import type { messages } from './contact-form.messages';

/** What a field is drawn from. */
export interface FieldProps {
  readonly field: FormField;
  /** Begins every element id of the field; unique in the page. */
  readonly elementId: string;
  /** What was typed, by input name. */
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong with it, where something is. */
  readonly error?: string | undefined;
  readonly text: TextCapability<typeof messages>;
}

/** A kind of field: its inputs inside the common surroundings. */
export type FieldKind = (props: FieldProps) => ReactElement;
