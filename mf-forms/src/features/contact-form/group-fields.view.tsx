import type { ReactElement, ReactNode } from 'react';
import { FieldGroup } from 'shared-types/site/field';
import type { FieldKind, FieldProps } from './field-props';
import { commonField } from './common-field.view';
import { inputAttributes } from './input-attributes';

function Group({ props, children }: { readonly props: FieldProps; readonly children: ReactNode }): ReactElement {
  return (
    <FieldGroup {...commonField(props)} className="field">
      {children}
    </FieldGroup>
  );
}

export const NameField: FieldKind = (props) => (
  <Group props={props}>
    <div className="forms-contact-form__pair">
      <NamePart props={props} part="first" label={props.text('first')} autoComplete="given-name" />
      <NamePart props={props} part="last" label={props.text('last')} autoComplete="family-name" />
    </div>
  </Group>
);

interface NamePartProps {
  readonly props: FieldProps;
  readonly part: 'first' | 'last';
  readonly label: string;
  readonly autoComplete: string;
}

function NamePart({ props, part, label, autoComplete }: NamePartProps): ReactElement {
  return (
    <div className="field">
      <label className="forms-contact-form__part" htmlFor={`${props.elementId}-${part}`}>
        {label}
      </label>
      <input {...inputAttributes(props, part)} type="text" autoComplete={autoComplete} />
    </div>
  );
}

/** Any number of options; without options, a single box labelled by the field's title. */
export const CheckboxField: FieldKind = (props) => (
  <Group props={props}>
    {(props.field.options?.length ? props.field.options : [props.field.title]).map((option, index) => (
      <Box key={option} props={props} option={option} part={String(index)} />
    ))}
  </Group>
);

/** A required field needs one of its boxes, so no single box is required. */
function Box({
  props,
  option,
  part,
}: {
  readonly props: FieldProps;
  readonly option: string;
  readonly part: string;
}): ReactElement {
  const { defaultValue, required, ...attributes } = inputAttributes(props, part);
  const alone = required && (props.field.options?.length ?? 0) <= 1;
  return (
    <label className="forms-contact-form__box">
      <input {...attributes} type="checkbox" value={option} defaultChecked={defaultValue === option} required={alone} />
      {option}
    </label>
  );
}
