import { FORM_LIMIT } from 'shared-types/forms/form-builder';
import { CONDITION_OPERATORS, MOST_CONDITIONS, type ConditionOperator } from 'shared-types/forms/logic/condition';
import type { EditorField, EditorText } from 'shared-types/site/block-editor';
import { property } from './field-property';

const OPERATOR_LABELS: Readonly<Record<ConditionOperator, EditorText>> = {
  is: { en: 'is', pl: 'jest równe' },
  isNot: { en: 'is not', pl: 'nie jest równe' },
  contains: { en: 'contains', pl: 'zawiera' },
  moreThan: { en: 'is more than', pl: 'to więcej niż' },
  lessThan: { en: 'is less than', pl: 'to mniej niż' },
  isEmpty: { en: 'is empty', pl: 'jest puste' },
  isFilled: { en: 'is filled in', pl: 'jest wypełnione' },
};

const { when: HAS_CONDITIONS } = property('shownWhen');
/** When a field is shown. The import also checks that conditions are about fields above. */
export const CONDITIONS = [
  {
    kind: 'choice',
    key: 'shownWhen.match',
    when: HAS_CONDITIONS,
    label: { en: 'Show this field if', pl: 'Pokaż to pole, jeśli' },
    choices: [
      { value: 'all', label: { en: 'all conditions hold', pl: 'spełnione są wszystkie warunki' } },
      { value: 'any', label: { en: 'any condition holds', pl: 'spełniony jest dowolny warunek' } },
    ],
  },
  {
    kind: 'list',
    key: 'shownWhen.conditions',
    when: HAS_CONDITIONS,
    label: { en: 'Conditions', pl: 'Warunki' },
    most: MOST_CONDITIONS,
    title: 'field',
    item: { field: '', operator: 'isFilled' },
    fields: [
      {
        kind: 'text',
        key: 'field',
        label: { en: 'ID of a field above', pl: 'ID pola powyżej' },
        longest: FORM_LIMIT.id,
      },
      {
        kind: 'choice',
        key: 'operator',
        label: { en: 'Comparison', pl: 'Porównanie' },
        choices: CONDITION_OPERATORS.map((value) => ({ value, label: OPERATOR_LABELS[value] })),
      },
      { kind: 'text', key: 'value', label: { en: 'Value', pl: 'Wartość' }, longest: FORM_LIMIT.value },
    ],
  },
] as const satisfies readonly EditorField[];
