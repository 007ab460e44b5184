import type { ReactElement } from 'react';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { AreaField, BoxField, ChoiceField, LineField, Part } from './editor-field.view';
import { questionNumbers } from './form-rows';
import { valueOf, type Filling } from './product-editor-host';

const KINDS = ['text', 'textarea', 'select', 'checkbox'] as const;

/** What the product asks its buyers, and empty rows for more. */
export function Questions(filling: Filling): ReactElement {
  const { host, form } = filling;
  const isWrong = Object.keys(form?.errors ?? {}).some((name) => /^(q|form)\./.test(name) || name === 'questions');
  const isAsking = valueOf(filling, 'q.1.title') !== '';
  return (
    <Part {...filling} name="questions" title={host.text('questions')} hint={host.text('questionsHint')}>
      <details className="config-product-editor__more" open={isWrong || isAsking}>
        <summary>{host.text('questions')}</summary>
        <LineField
          {...filling}
          name="form.title"
          label={host.text('formTitle')}
          more={{ maxLength: PRODUCT_LIMIT.questionTitleLength }}
        />
        {questionNumbers(filling).map((number) => (
          <Question key={number} {...filling} number={number} />
        ))}
      </details>
    </Part>
  );
}

function Question({ number, ...filling }: Filling & { readonly number: number }): ReactElement {
  const { host } = filling;
  const field = (name: 'description' | 'placeholder' | 'answers' | 'longest' | 'required' | 'place') => ({
    ...filling,
    name: `q.${number}.${name}`,
    label: host.text(name === 'description' ? 'questionHint' : name),
  });
  return (
    <fieldset className="config-product-editor__variant">
      <legend className="config-product-editor__name">{host.text('question', { number })}</legend>
      <div className="config-product-editor__fields">
        <LineField
          {...filling}
          name={`q.${number}.title`}
          label={host.text('title')}
          more={{ maxLength: PRODUCT_LIMIT.questionTitleLength }}
        />
        <ChoiceField
          {...filling}
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
