import { CONDITION_OPERATORS, MOST_CONDITIONS, needsValue, readShownWhen } from 'shared-types/forms/logic/condition';
import type { Condition, ShownWhen } from 'shared-types/forms/logic/condition';
import { FORM_LIMIT } from 'shared-types/forms/form-builder';
import { conditionMistakes } from '../../site/form/logic/condition-mistakes';
import { formDefinition } from '../../site/form/form-definition';
import type { FieldReader } from '../field-reader';
import type { Fields } from '../form-fields';
import type { FormMessages } from './form.messages';

type Settings = Readonly<Record<string, unknown>>;

const SLOTS = Array.from({ length: MOST_CONDITIONS }, (_, index) => index + 1);
/** Names a field that has no id yet by its row. */
const ROW = /^row\.(\d{1,4})$/;

const slotName = (prefix: string, slot: number, part: keyof Condition) => `${prefix}shownWhen.${slot}.${part}`;

/** The conditions of a field as values of the builder's inputs, with this before their names. */
export function conditionValues(shownWhen: unknown, prefix: string): Fields {
  const read = readShownWhen(shownWhen);
  if (!read) return {};
  const values = read.conditions.flatMap((condition, index) =>
    Object.entries(condition).map(
      ([part, value]) => [slotName(prefix, index + 1, part as keyof Condition), value] as const,
    ),
  );
  return { [`${prefix}shownWhen.match`]: read.match, ...Object.fromEntries(values) };
}

/** The conditions that were sent for a field; `undefined` for none, and `unsent` if the builder did not offer them. */
export function readConditions(reader: FieldReader, prefix: string): ShownWhen | 'unsent' | undefined {
  if (!reader.isSent(`${prefix}shownWhen.match`)) return 'unsent';
  const match = reader.oneOf(`${prefix}shownWhen.match`, ['all', 'any'] as const) ?? 'all';
  const conditions = filledSlots(reader, prefix).map((slot) => readSlot(reader, prefix, slot));
  return conditions.length > 0 ? { match, conditions } : undefined;
}

function filledSlots(reader: FieldReader, prefix: string): readonly number[] {
  return SLOTS.filter((slot) => reader.line(slotName(prefix, slot, 'field'), FORM_LIMIT.id) !== '');
}

function readSlot(reader: FieldReader, prefix: string, slot: number): Condition {
  const field = reader.line(slotName(prefix, slot, 'field'), FORM_LIMIT.id);
  const operator = reader.oneOf(slotName(prefix, slot, 'operator'), CONDITION_OPERATORS) ?? 'isFilled';
  const value = reader.line(slotName(prefix, slot, 'value'), FORM_LIMIT.value);
  return { field, operator, ...(needsValue(operator) ? { value } : {}) };
}

/** Replaces the rows of fields that were new when a condition was made about them by the ids that they have now. */
export function withIds(field: Settings, rows: ReadonlyMap<number, string>): Settings {
  const shownWhen = readShownWhen(field['shownWhen']);
  if (!shownWhen) return field;
  const conditions = shownWhen.conditions.map((condition) => ({
    ...condition,
    field: rows.get(Number(ROW.exec(condition.field)?.[1])) ?? condition.field,
  }));
  return { ...field, shownWhen: { ...shownWhen, conditions } };
}

interface ConditionsToCheck {
  readonly settings: Settings;
  /** Prefix of the names of a field's inputs. */
  readonly prefixOf: (id: string) => string;
  readonly messages: FormMessages;
}

/** Refuses conditions that cannot be decided, at their inputs. */
export function checkConditions(reader: FieldReader, { settings, prefixOf, messages }: ConditionsToCheck): void {
  const fields = formDefinition({ fields: settings['fields'] })?.fields ?? [];
  for (const { field, index, part, reason, other } of conditionMistakes(fields)) {
    const prefix = prefixOf(field);
    const slot = filledSlots(reader, prefix)[index] ?? index + 1;
    reader.refuse(slotName(prefix, slot, part), messages[`condition-${reason}`](other));
  }
}
