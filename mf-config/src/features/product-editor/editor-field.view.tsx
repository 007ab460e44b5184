import type { InputHTMLAttributes, ReactElement, ReactNode, TextareaHTMLAttributes } from 'react';
import { valueOf, type Filling } from './product-editor-host';

/** What every field has. */
export interface EditorFieldProps extends Filling {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

type Attributes = ReturnType<typeof controlAttributes>;

/** Names a control, and says which elements describe it. */
function controlAttributes({ block, name, hint, form }: EditorFieldProps) {
  const id = `${block}-${name}`;
  return {
    id,
    name,
    'aria-describedby': hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`,
    'aria-invalid': form?.errors[name] ? (true as const) : undefined,
  };
}

function Notes({ block, name, hint, form }: EditorFieldProps): ReactElement {
  const id = `${block}-${name}`;
  return (
    <>
      {hint !== undefined && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="field__error config-product-editor__error" id={`${id}-error`} data-field-error={name} dir="auto">
        {form?.errors[name]}
      </p>
    </>
  );
}

/** A field whose label stands over it. */
export function Field({
  control,
  ...props
}: EditorFieldProps & { readonly control: (attributes: Attributes) => ReactNode }): ReactElement {
  return (
    <div className="field">
      <label htmlFor={`${props.block}-${props.name}`}>{props.label}</label>
      <Notes {...props} />
      {control(controlAttributes(props))}
    </div>
  );
}

/** One line. */
export function LineField({
  more,
  ...props
}: EditorFieldProps & { readonly more?: InputHTMLAttributes<HTMLInputElement> }): ReactElement {
  const control = (attributes: Attributes) => (
    <input type="text" dir="auto" {...more} defaultValue={valueOf(props, props.name)} {...attributes} />
  );
  return <Field {...props} control={control} />;
}

/** Several lines. */
export function AreaField({
  more,
  ...props
}: EditorFieldProps & { readonly more?: TextareaHTMLAttributes<HTMLTextAreaElement> }): ReactElement {
  const control = (attributes: Attributes) => (
    <textarea dir="auto" {...more} defaultValue={valueOf(props, props.name)} {...attributes} />
  );
  return <Field {...props} control={control} />;
}

/** Something that is chosen of a list: values and what they are called. */
export function ChoiceField({
  choices,
  ...props
}: EditorFieldProps & { readonly choices: readonly (readonly [string, string])[] }): ReactElement {
  const control = (attributes: Attributes) => (
    // With nothing chosen a browser takes the first, and would count that as a change.
    <select defaultValue={valueOf(props, props.name) || choices[0]?.[0]} {...attributes}>
      {choices.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
  return <Field {...props} control={control} />;
}

/** Something that is ticked or not. */
export function BoxField(props: EditorFieldProps): ReactElement {
  return (
    <div className="field config-product-editor__box">
      <input type="checkbox" defaultChecked={valueOf(props, props.name) !== ''} {...controlAttributes(props)} />
      <div className="config-product-editor__beside">
        <label htmlFor={`${props.block}-${props.name}`}>{props.label}</label>
        <Notes {...props} />
      </div>
    </div>
  );
}

/** A part of the form, with a place for what is wrong with it as a whole. */
export function Part({
  block,
  name,
  title,
  hint,
  form,
  children,
}: Pick<Filling, 'block' | 'form'> & {
  readonly name: string;
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <fieldset className="config-product-editor__part" id={`${block}-${name}`}>
      <legend className="config-product-editor__legend">{title}</legend>
      {hint !== undefined && <p className="field__hint">{hint}</p>}
      <p className="field__error" id={`${block}-${name}-error`} data-field-error={name}>
        {form?.errors[name]}
      </p>
      {children}
    </fieldset>
  );
}
