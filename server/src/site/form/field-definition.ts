import type { FormField } from 'shared-types/forms/contact-form';
import type { FileGroup } from 'shared-types/forms/form-upload';
import type { ShownWhen } from 'shared-types/forms/logic/condition';

/** What the server needs to know of a field. */
export type FieldDefinition = Pick<FormField, 'id' | 'type' | 'title' | 'required'> & {
  readonly options: readonly string[];
  readonly maxLength?: number | undefined;
  readonly currencySymbol?: string | undefined;
  readonly formula?: string | undefined;
  readonly amounts?: readonly string[] | undefined;
  readonly key?: string | undefined;
  readonly value?: string | undefined;
  readonly accepts?: FileGroup | undefined;
  readonly mostFiles?: number | undefined;
  readonly startsPage?: boolean | undefined;
  readonly shownWhen?: ShownWhen | undefined;
};
