import type { ReactElement } from 'react';
import type { FormField } from 'shared-types/forms/contact-form';
import type { TextCapability } from 'shared-types/host/text';
import type { messages } from '../contact-form.messages';

export interface FieldProps {
  readonly field: FormField;
  /** Prefix of every element id of the field; unique in the page. */
  readonly elementId: string;
  /** Typed values by input name. */
  readonly values: Readonly<Record<string, string>>;
  /** The field's error, if any. */
  readonly error?: string | undefined;
  /** When it is to be filled in; empty if always. */
  readonly condition: string;
  /** Of a calculation. */
  readonly result?: string | undefined;
  readonly text: TextCapability<typeof messages>;
}

export type FieldKind = (props: FieldProps) => ReactElement | null;
