import type { ReactElement } from 'react';
import { LIKERT_VALUES } from 'shared-types/forms/contact-form';
import type { FieldKind, FieldProps } from './field-props';
import { Group } from './field-group.view';
import { inputAttributes } from './input-attributes';

interface BoxProps {
  readonly props: FieldProps;
  readonly part: string;
  readonly type: 'checkbox' | 'radio';
  readonly value: string;
  readonly label?: string;
  readonly required: boolean;
  /** True for the first of several with one name, to which the error summary leads. */
  readonly isFirst?: boolean;
}

function Box({ props, part, type, value, label = value, required, isFirst = true }: BoxProps): ReactElement {
  const { defaultValue, id, ...attributes } = inputAttributes(props, part);
  return (
    <label className="forms-contact-form__box">
      <input
        {...attributes}
        id={isFirst ? id : undefined}
        type={type}
        value={value}
        defaultChecked={defaultValue === value}
        required={required}
      />
      {label}
    </label>
  );
}

/**
 * Any number of options; without options, a single box labelled by the field's title. A required field needs one of its boxes,
 * so of several none is required.
 */
export const CheckboxField: FieldKind = (props) => {
  const { options = [], title, required } = props.field;
  return (
    <Group props={props}>
      {(options.length > 0 ? options : [title]).map((option, index) => (
        <Box
          key={option}
          props={props}
          part={String(index)}
          type="checkbox"
          value={option}
          required={required && options.length <= 1}
        />
      ))}
    </Group>
  );
};

export const RadioField: FieldKind = (props) => (
  <Group props={props}>
    {props.field.options?.map((option, index) => (
      <Box
        key={option}
        props={props}
        part="value"
        type="radio"
        value={option}
        required={props.field.required}
        isFirst={index === 0}
      />
    ))}
  </Group>
);

/** How much visitors agree with each statement. On wide screens the answers of a statement stand in a row. */
export const LikertField: FieldKind = (props) => {
  const { field, text } = props;
  const labels = [text('likert-2'), text('likert-1'), text('likert0'), text('likert1'), text('likert2')];
  return (
    <Group props={props}>
      {field.options?.map((question, at) => (
        <fieldset key={question} className="forms-contact-form__question">
          <legend>{question}</legend>
          <div className="forms-contact-form__scale">
            {LIKERT_VALUES.map((value, index) => (
              <Box
                key={value}
                props={props}
                part={String(at)}
                type="radio"
                value={value}
                label={labels[index] ?? value}
                required={field.required}
                isFirst={index === 0}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </Group>
  );
};
