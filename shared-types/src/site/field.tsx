import type { ReactElement, ReactNode } from 'react';
import type { FormState } from '../render';
import type { BLOCK_ATTRIBUTE } from './page/page-data';

/** A field of a form: its label, what helps to fill it in, and what is wrong with it. */
export interface FieldProps {
  /** Id of its control, from which the ids of hint and error are made. */
  readonly id: string;
  /** Its name in the errors of a refusal. */
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Further classes of the error. */
  readonly errorClass?: string;
}

/** Attributes by which a control has its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': true | undefined;
}

/** A field of a block's form. */
export interface BlockField extends Omit<FieldProps, 'id' | 'error'> {
  /** Id of the block. */
  readonly block: string;
  /** The form as it came back; absent where it has not been sent. */
  readonly form: FormState | undefined;
}

/** Id of a control of a block. Points in names would mean something else in style sheets and links. */
export function fieldId(block: string, name: string): string {
  return `block-${block}-${name.replaceAll('.', '-')}`;
}

/** A field of a block's form, with its id and its error. */
export function blockField({ block, form, ...field }: BlockField): FieldProps {
  return { ...field, id: fieldId(block, field.name), error: form?.errors[field.name] };
}

/** Ids of what describes a field: its hint, if it has one, and its error, which the shell may write later. */
export function fieldDescription({ id, hint }: Pick<FieldProps, 'id' | 'hint'>): string {
  return hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`;
}

/** Connects a control with its label, hint and error. */
export function controlAttributes({ id, name, hint, error }: Omit<FieldProps, 'label'>): ControlAttributes {
  return { id, name, 'aria-describedby': fieldDescription({ id, hint }), 'aria-invalid': error ? true : undefined };
}

/** The hint of a field; nothing where it has none. */
export function FieldHint({ id, hint }: Pick<FieldProps, 'id' | 'hint'>): ReactElement | null {
  if (hint === undefined) return null;
  return (
    <p className="field__hint" id={`${id}-hint`}>
      {hint}
    </p>
  );
}

/** The place where the shell looks for the error of a field. */
type ErrorPlace = Readonly<Record<(typeof BLOCK_ATTRIBUTE)['fieldError'], string>>;

interface FieldErrorProps extends Pick<FieldProps, 'id' | 'error' | 'errorClass'> {
  /** Absent in a view that is live and draws errors itself. */
  readonly name?: string;
}

/** The error of a field. In a static form it is there without an error too: the shell writes into it. */
export function FieldError({ id, name, error, errorClass }: FieldErrorProps): ReactElement {
  const place: ErrorPlace | undefined = name === undefined ? undefined : { 'data-field-error': name };
  return (
    <p
      className={errorClass === undefined ? 'field__error' : `field__error ${errorClass}`}
      id={`${id}-error`}
      {...place}
      dir="auto"
    >
      {error}
    </p>
  );
}

/** Hint and error of a field. */
export function FieldNotes(field: Omit<FieldProps, 'label'>): ReactElement {
  return (
    <>
      <FieldHint {...field} />
      <FieldError {...field} />
    </>
  );
}

/** A field with its label above it; `children` draws the control. Features without script use it too: it has no state. */
export function Field({
  children,
  ...field
}: FieldProps & { readonly children: (control: ControlAttributes) => ReactNode }): ReactElement {
  return (
    <div className="field">
      <label htmlFor={field.id}>{field.label}</label>
      <FieldNotes {...field} />
      {children(controlAttributes(field))}
    </div>
  );
}

/** The same for several controls under one legend, as choices are. */
export function FieldGroup({
  children,
  className,
  ...field
}: FieldProps & { readonly className: string; readonly children: ReactNode }): ReactElement {
  return (
    <fieldset className={className} aria-describedby={fieldDescription(field)}>
      <legend>{field.label}</legend>
      <FieldNotes {...field} />
      {children}
    </fieldset>
  );
}
