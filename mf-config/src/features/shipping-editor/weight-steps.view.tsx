import type { ReactElement } from 'react';
import { SHIPPING_LIMIT, SPARE_STEPS } from 'shared-types/config/shipping-editor';
import { isTypedRule, valueOf } from '../../parts/rule-form/rule-filling';
import { AMOUNT, LineField } from '../../parts/settings-form/settings-controls.view';
import type { ShippingFilling } from './shipping-editor.view';

const ROW = /^w\.(\d{1,3})\./;

/** What sending costs up to which weight, and empty rows for more; open where there is something in them. */
export function WeightSteps(filling: ShippingFilling): ReactElement {
  const { view, form, host } = filling;
  const { text } = host;
  const count = stepCount(filling);
  const numbers = Array.from({ length: Math.min(count + SPARE_STEPS, SHIPPING_LIMIT.weightSteps) }, (_, at) => at + 1);
  const isWrong = Object.keys(form?.errors ?? {}).some((name) => ROW.test(name));
  const labels = {
    up: text('stepUp', { unit: view.units === 'imperial' ? 'lbs' : 'kg' }),
    cost: text('stepCost', { currency: view.currency }),
  };
  return (
    <details className="config-rule-form__more" open={count > 0 || isWrong}>
      <summary>{text('steps')}</summary>
      <div className="config-rule-form__part">
        <p className="field__hint">{text('stepsHint')}</p>
        {numbers.map((number) => (
          <fieldset key={number} className="config-rule-form__step">
            <legend>{text('step', { number })}</legend>
            <div className="config-rule-form__fields">
              {(['up', 'cost'] as const).map((name) => (
                <LineField
                  key={name}
                  block={filling.block}
                  form={form}
                  name={`w.${number}.${name}`}
                  label={labels[name]}
                  value={valueOf(filling, `w.${number}.${name}`)}
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

/** The number of the last row that has something in it. */
function stepCount({ view, form }: Pick<ShippingFilling, 'view' | 'form'>): number {
  const values = (isTypedRule(form) ? form?.values : view.saved?.values) ?? {};
  const numbers = Object.entries(values).flatMap(([name, value]) =>
    value === '' ? [] : Number(ROW.exec(name)?.[1] ?? 0),
  );
  return Math.max(0, ...numbers);
}
