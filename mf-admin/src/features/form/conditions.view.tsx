import type { ReactElement } from 'react';
import { FORM_LIMIT, LOGIC_PROPERTIES } from 'shared-types/forms/form-builder';
import { CONDITION_OPERATORS, MOST_CONDITIONS, OPERATORS_OF } from 'shared-types/forms/logic/condition';
import { ChoiceField, LineField } from '../../parts/settings-form/settings-controls.view';
import { filledRows, rowName, valueOf, type FormValues } from './form-host';

interface ConditionsProps extends FormValues {
  readonly row: number;
}

/** When the field is shown: the conditions it has, and an empty one. */
export function Conditions({ row, ...formValues }: ConditionsProps): ReactElement {
  const { block, form, host } = formValues;
  const slots = Array.from({ length: MOST_CONDITIONS }, (_, index) => index + 1);
  const last = Math.max(0, ...slots.filter((slot) => valueOf(formValues, slotName(row, slot, 'field')) !== ''));
  const match = rowName(row, 'shownWhen.match');
  return (
    <details className="admin-form__conditions" open={last > 0}>
      <summary>{host.text('conditions')}</summary>
      <div className="admin-form__properties">
        <ChoiceField
          block={block}
          form={form}
          name={match}
          label={host.text('match')}
          value={valueOf(formValues, match)}
          choices={[
            ['all', host.text('matchAll')],
            ['any', host.text('matchAny')],
          ]}
        />
        {slots.slice(0, last + 1).map((slot) => (
          <ConditionSlot key={slot} {...formValues} row={row} slot={slot} />
        ))}
      </div>
    </details>
  );
}

function slotName(row: number, slot: number, part: 'field' | 'operator' | 'value'): string {
  return rowName(row, `shownWhen.${slot}.${part}`);
}

function ConditionSlot({ row, slot, ...formValues }: ConditionsProps & { readonly slot: number }): ReactElement {
  const { block, form, host } = formValues;
  const field = (part: 'field' | 'operator' | 'value') => {
    const name = slotName(row, slot, part);
    return { block, form, name, label: host.text(`condition-${part}`), value: valueOf(formValues, name) };
  };
  const operators = CONDITION_OPERATORS.map((operator) => [operator, host.text(`operator-${operator}`)] as const);
  return (
    <fieldset className="admin-form__condition" data-condition="">
      <legend>{host.text('condition', { number: slot })}</legend>
      <ChoiceField {...field('field')} choices={[['', host.text('noCondition')], ...fieldChoices(row, formValues)]} />
      <ChoiceField {...field('operator')} choices={operators} />
      <LineField {...field('value')} hint={host.text('conditionValueHint')} more={{ maxLength: FORM_LIMIT.value }} />
    </fieldset>
  );
}

/** The fields above that can be asked about, by id, or by row as long as they have none. */
function fieldChoices(row: number, formValues: FormValues): (readonly [string, string])[] {
  return filledRows(formValues)
    .filter(({ number, type }) => number < row && type && OPERATORS_OF[type].length > 0)
    .map(({ number }) => {
      const id = valueOf(formValues, rowName(number, 'id'));
      return [id || `row.${number}`, valueOf(formValues, rowName(number, 'title'))] as const;
    });
}

/** True if the type of field can have conditions. */
export function hasConditions(type: keyof typeof LOGIC_PROPERTIES): boolean {
  return LOGIC_PROPERTIES[type].includes('shownWhen');
}
