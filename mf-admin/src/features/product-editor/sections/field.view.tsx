import type { ReactElement, ReactNode } from 'react';
import * as fields from '../../../parts/settings-form/settings-controls.view';
import { valueOf, type FormValues } from '../product-editor-host';
import { blockField, fieldId, FieldNotes } from 'shared-types/site/field';

interface EditorFieldProps extends FormValues {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** Props of a form field together with those of its control. */
type Props<Control extends (props: never) => ReactElement> = EditorFieldProps &
  Omit<Parameters<Control>[0], keyof EditorFieldProps | 'value'>;

export function LineField(props: Props<typeof fields.LineField>): ReactElement {
  return <fields.LineField {...props} value={valueOf(props, props.name)} />;
}

export function AreaField(props: Props<typeof fields.AreaField>): ReactElement {
  return <fields.AreaField {...props} value={valueOf(props, props.name)} />;
}

export function ChoiceField(props: Props<typeof fields.ChoiceField>): ReactElement {
  return <fields.ChoiceField {...props} value={valueOf(props, props.name)} />;
}

export function BoxField(props: Props<typeof fields.BoxField>): ReactElement {
  return <fields.BoxField {...props} value={valueOf(props, props.name)} />;
}

/** A part of the form, with an element for its own errors. */
export function Part({
  block,
  name,
  title,
  hint,
  form,
  children,
}: Pick<FormValues, 'block' | 'form'> & {
  readonly name: string;
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <fieldset className="admin-product-editor__part" id={fieldId(block, name)}>
      <legend className="admin-product-editor__legend">{title}</legend>
      <FieldNotes {...blockField({ block, name, label: title, hint, form })} />
      {children}
    </fieldset>
  );
}
