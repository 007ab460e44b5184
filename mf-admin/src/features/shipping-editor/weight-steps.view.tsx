import type { ReactElement } from 'react';
import { SHIPPING_LIMIT, SPARE_STEPS } from 'shared-types/admin/store/shipping-editor';
import { isTypedRule, valueOf } from '../../parts/rule-form/rule-form-values';
import { AMOUNT, LineField } from '../../parts/settings-form/settings-controls.view';
import type { ShippingFormValues } from './shipping-editor.view';

const ROW = /^w\.(\d{1,3})\./;

/** Prices by weight, with empty rows; open if any is filled in. */
export function WeightSteps(formValues: ShippingFormValues): ReactElement {
  const { view, form, host } = formValues;
  const { text } = host;
  const count = stepCount(formValues);
  const numbers = Array.from({ length: Math.min(count + SPARE_STEPS, SHIPPING_LIMIT.weightSteps) }, (_, at) => at + 1);
  const isWrong = Object.keys(form?.errors ?? {}).some((name) => ROW.test(name));
  const labels = {
    up: text('stepUp', { unit: view.units === 'imperial' ? 'lbs' : 'kg' }),
    cost: text('stepCost', { currency: view.currency }),
  };
  return (
    <details className="admin-rule-form__more" open={count > 0 || isWrong}>
      <summary>{text('steps')}</summary>
      <div className="admin-rule-form__part">
        <p className="field__hint">{text('stepsHint')}</p>
        {numbers.map((number) => (
          <fieldset key={number} className="admin-rule-form__step">
            <legend>{text('step', { number })}</legend>
            <div className="admin-rule-form__fields">
              {(['up', 'cost'] as const).map((name) => (
                <LineField
                  key={name}
                  block={formValues.block}
                  form={form}
                  name={`w.${number}.${name}`}
                  label={labels[name]}
                  value={valueOf(formValues, `w.${number}.${name}`)}
                  more={AMOUNT}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </details>
  );
}

/** The number of the last filled row. */
function stepCount({ view, form }: Pick<ShippingFormValues, 'view' | 'form'>): number {
  const values = (isTypedRule(form) ? form?.values : view.saved?.values) ?? {};
  const numbers = Object.entries(values).flatMap(([name, value]) =>
    value === '' ? [] : Number(ROW.exec(name)?.[1] ?? 0),
  );
  return Math.max(0, ...numbers);
}
