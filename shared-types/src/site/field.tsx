import type { ReactElement, ReactNode } from 'react';
import type { FormState } from '../render';
import type { BLOCK_ATTRIBUTE } from './page/page-data';

/** A form field: label, hint and error. */
export interface FieldProps {
  /** Id of its control, and prefix of the ids of hint and error. */
  readonly id: string;
  /** Name of the field in error responses. */
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Additional classes of the error. */
  readonly errorClass?: string;
}

/** Attributes that connect a control with its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': true | undefined;
}

export interface BlockField extends Omit<FieldProps, 'id' | 'error'> {
  readonly block: string;
  /** State of the form; absent before it was sent. */
  readonly form: FormState | undefined;
}

/** Id of a block's control. Dots are replaced, because they have a meaning in selectors and links. */
export function fieldId(block: string, name: string): string {
  return `block-${block}-${name.replaceAll('.', '-')}`;
}

export function blockField({ block, form, ...field }: BlockField): FieldProps {
  return { ...field, id: fieldId(block, field.name), error: form?.errors[field.name] };
}

/** Ids for `aria-describedby`: the hint, if any, and the error, which the shell may fill later. */
export function fieldDescription({ id, hint }: Pick<FieldProps, 'id' | 'hint'>): string {
  return hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`;
}

export function controlAttributes({ id, name, hint, error }: Omit<FieldProps, 'label'>): ControlAttributes {
  return { id, name, 'aria-describedby': fieldDescription({ id, hint }), 'aria-invalid': error ? true : undefined };
}

export function FieldHint({ id, hint }: Pick<FieldProps, 'id' | 'hint'>): ReactElement | null {
  if (hint === undefined) return null;
  return (
    <p className="field__hint" id={`${id}-hint`}>
      {hint}
    </p>
  );
}

/** Marks the element in which the shell shows a field's error. */
type ErrorPlace = Readonly<Record<(typeof BLOCK_ATTRIBUTE)['fieldError'], string>>;

interface FieldErrorProps extends Pick<FieldProps, 'id' | 'error' | 'errorClass'> {
  /** Absent in live views, which render errors themselves. */
  readonly name?: string;
}

/** Always rendered in static forms, because the shell fills it. */
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

export function FieldNotes(field: Omit<FieldProps, 'label'>): ReactElement {
  return (
    <>
      <FieldHint {...field} />
      <FieldError {...field} />
    </>
  );
}

/** A field with its label above; `children` renders the control. Stateless, so features without script can use it. */
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

/** The same for a group of controls with a legend. */
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
