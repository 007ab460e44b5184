import type { ReactElement } from 'react';
import type { FormField } from 'shared-types/forms/contact-form';
import { calculatedAnswers } from 'shared-types/forms/logic/calculate';
import { formPages } from 'shared-types/forms/logic/form-pages';
import { shownFields } from 'shared-types/forms/logic/shown-fields';
import { writtenNumber } from 'shared-types/forms/logic/written-number';
import { amountStyle } from 'shared-types/site/number/amount-style';
import type { NumberFormat } from 'shared-types/site/context';
import { conditionText } from '../logic/condition-text';
import { FormPage } from '../logic/form-page.view';
import { answerTexts, calculationsOf, logicOf } from '../logic/form-logic';
import { FIELD_KINDS } from './field-kinds';
import type { FieldProps } from './field-props';
import './fields.css';

interface FormFieldsProps extends Pick<FieldProps, 'text' | 'values'> {
  readonly fields: readonly FormField[];
  /** Messages by field id. */
  readonly errors: Readonly<Record<string, string>>;
  readonly elementId: (field: FormField) => string;
  /** Index of the page that is shown first. */
  readonly firstPage: number;
  /** Of the page's language. */
  readonly numberFormat: NumberFormat;
}

/** The fields of a form, on its pages. Those that answers of others hide are marked, and say when they are to be filled in. */
export function FormFields(props: FormFieldsProps): ReactElement {
  const { fields, values, errors, elementId, text, firstPage, numberFormat } = props;
  const answers = answerTexts(Object.entries(values));
  const shown = logicOf(fields) && shownFields(fields, answers, numberFormat);
  const results = calculationsOf(fields) && calculatedAnswers(fields, answers, numberFormat);
  const pages = formPages(fields);
  const show = (field: FormField): ReactElement => {
    const Field = FIELD_KINDS[field.type];
    const condition = conditionText(field, { fields, text });
    const own = {
      field,
      elementId: elementId(field),
      values,
      error: errors[field.id],
      text,
      condition,
      result: resultText(results?.get(field.id), field, numberFormat),
    };
    if (!shown || field.type === 'hidden') return <Field key={field.id} {...own} />;
    return (
      <div key={field.id} data-logic-field={field.id} data-unmet={shown.has(field.id) ? undefined : ''}>
        <Field {...own} />
      </div>
    );
  };
  if (pages.length === 1) return <>{fields.map(show)}</>;
  return (
    <>
      {pages.map((own, index) => (
        <FormPage
          key={own[0]?.id}
          fields={own}
          elementId={elementId}
          text={text}
          index={index}
          isShown={index === firstPage}
        >
          {own.map(show)}
        </FormPage>
      ))}
    </>
  );
}

function resultText(result: string | undefined, { currencySymbol }: FormField, format: NumberFormat): string {
  return writtenNumber(result ?? '', format, currencySymbol ? amountStyle(currencySymbol) : undefined);
}
