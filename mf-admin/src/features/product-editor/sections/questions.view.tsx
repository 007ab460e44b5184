import type { ReactElement } from 'react';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { AreaField, BoxField, ChoiceField, LineField, Part } from './field.view';
import { questionNumbers } from './form-rows';
import { valueOf, type FormValues } from '../product-editor-host';

const KINDS = ['text', 'textarea', 'select', 'checkbox'] as const;

export function Questions(formValues: FormValues): ReactElement {
  const { host, form } = formValues;
  const isWrong = Object.keys(form?.errors ?? {}).some((name) => /^(q|form)\./.test(name) || name === 'questions');
  const hasQuestion = valueOf(formValues, 'q.1.title') !== '';
  return (
    <Part {...formValues} name="questions" title={host.text('questions')} hint={host.text('questionsHint')}>
      <details className="admin-product-editor__more" open={isWrong || hasQuestion}>
        <summary>{host.text('questions')}</summary>
        <LineField
          {...formValues}
          name="form.title"
          label={host.text('formTitle')}
          more={{ maxLength: PRODUCT_LIMIT.questionTitleLength }}
        />
        {questionNumbers(formValues).map((number) => (
          <Question key={number} {...formValues} number={number} />
        ))}
      </details>
    </Part>
  );
}

function Question({ number, ...formValues }: FormValues & { readonly number: number }): ReactElement {
  const { host } = formValues;
  const field = (name: 'description' | 'placeholder' | 'answers' | 'longest' | 'required' | 'place') => ({
    ...formValues,
    name: `q.${number}.${name}`,
    label: host.text(name === 'description' ? 'questionHint' : name),
  });
  return (
    <fieldset className="admin-product-editor__question">
      <legend className="admin-product-editor__title">{host.text('question', { number })}</legend>
      <div className="admin-product-editor__fields">
        <LineField
          {...formValues}
          name={`q.${number}.title`}
          label={host.text('title')}
          more={{ maxLength: PRODUCT_LIMIT.questionTitleLength }}
        />
        <ChoiceField
          {...formValues}
          name={`q.${number}.type`}
          label={host.text('kind')}
          choices={KINDS.map((kind) => [kind, host.text('kindName', { kind })])}
        />
        <BoxField {...field('required')} />
        <AreaField {...field('answers')} />
        <LineField {...field('description')} more={{ maxLength: PRODUCT_LIMIT.questionHintLength }} />
        <LineField {...field('placeholder')} more={{ maxLength: PRODUCT_LIMIT.placeholderLength }} />
        <LineField {...field('longest')} more={{ inputMode: 'numeric', dir: 'ltr', maxLength: 9 }} />
        <LineField {...field('place')} more={{ inputMode: 'numeric', dir: 'ltr', maxLength: 3 }} />
      </div>
    </fieldset>
  );
}
