import type { FieldsetHTMLAttributes, ReactElement } from 'react';
import './settings-form.css';

interface FormPartProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  readonly title: string;
}

/** Fields that belong together, below their title. */
export function FormPart({ title, children, ...attributes }: FormPartProps): ReactElement {
  return (
    <fieldset {...attributes} className="admin-settings-form__part">
      <legend className="admin-settings-form__title">{title}</legend>
      {children}
    </fieldset>
  );
}
