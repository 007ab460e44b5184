import type { ReactElement } from 'react';
import type { LineFormField as Field } from 'shared-types/commerce/line-form';
import { FIELD_PREFIX, type FieldValue } from 'shared-types/forms/contact-form';
import { FieldError, FieldHint } from 'shared-types/site/field';
import type { ViewHost } from '../../../parts/in-page/in-page';
import type { messages } from '../cart.messages';

interface FieldProps {
  readonly field: Field;
  readonly id: string;
  /** The stored answer; undefined before the first. */
  readonly value: FieldValue | undefined;
  /** Values of a refused form, by input name. */
  readonly typed: Readonly<Record<string, string>> | undefined;
  readonly error: string | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** A field of the line's form. */
export function LineFormField(props: FieldProps): ReactElement {
  return props.field.type === 'checkbox' ? <Boxes {...props} /> : <OneAnswer {...props} />;
}

function OneAnswer(props: FieldProps): ReactElement {
  const { field, id, value = '', typed } = props;
  const name = inputName(field, 'value');
  const control = {
    id,
    name,
    required: field.required,
    defaultValue: typed?.[name] ?? String(value),
    placeholder: field.placeholder,
    maxLength: field.maxLength,
    ...marks(props),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{labelOf(props)}</label>
      <FieldHint id={id} hint={field.description || undefined} />
      {field.type === 'text' && <input type="text" {...control} />}
      {field.type === 'textarea' && <textarea rows={3} {...control} />}
      {field.type === 'select' && <Choice {...props} name={name} chosen={control.defaultValue} />}
      {props.error && <FieldError id={id} error={props.error} />}
    </div>
  );
}

function Choice(props: FieldProps & { readonly name: string; readonly chosen: string }): ReactElement {
  const { field, id, name, chosen, host } = props;
  return (
    <select id={id} name={name} required={field.required} defaultValue={chosen} {...marks(props)}>
      <option value="">{host.text('chooseNone')}</option>
      {field.options?.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}

/** One checkbox per option; a field without options is one checkbox, labelled by its title. */
function Boxes(props: FieldProps): ReactElement {
  const { field, id, value = [], typed } = props;
  const options = field.options ?? [field.title];
  const isTicked = (option: string, name: string) => (typed ? typed[name] === option : [value].flat().includes(option));
  return (
    <fieldset className="field" {...marks(props)}>
      <legend className={field.options ? '' : 'visually-hidden'}>{labelOf(props)}</legend>
      <FieldHint id={id} hint={field.description || undefined} />
      {options.map((option, index) => {
        const name = inputName(field, String(index));
        return (
          <label key={option} className="commerce-cart__box">
            <input
              type="checkbox"
              name={name}
              value={option}
              defaultChecked={isTicked(option, name)}
              required={field.required && !field.options}
              {...(index === 0 ? { id } : {})}
            />
            <span>{option}</span>
          </label>
        );
      })}
      {props.error && <FieldError id={id} error={props.error} />}
    </fieldset>
  );
}

function inputName({ id }: Field, part: string): string {
  return `${FIELD_PREFIX}${id}.${part}`;
}

function labelOf({ field, host }: FieldProps): string {
  return field.required ? field.title : host.text('optional', { label: field.title });
}

function marks({ field, id, error }: FieldProps) {
  const described = [field.description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { ...(described ? { 'aria-describedby': described } : {}), ...(error ? { 'aria-invalid': true } : {}) };
}
