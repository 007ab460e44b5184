import type { FieldType } from '../contact-form';

/** Questions about the answer to a field. */
export const CONDITION_OPERATORS = ['is', 'isNot', 'contains', 'moreThan', 'lessThan', 'isEmpty', 'isFilled'] as const;
export type ConditionOperator = (typeof CONDITION_OPERATORS)[number];

/** A condition about the answer to another field. */
export interface Condition {
  /** Id of a field above. */
  readonly field: string;
  readonly operator: ConditionOperator;
  /** What the answer is compared with; none for `isEmpty` and `isFilled`. */
  readonly value?: string;
}

/** When a field is shown. */
export interface ShownWhen {
  /** Whether `all` conditions must hold, or `any` of them. */
  readonly match: 'all' | 'any';
  readonly conditions: readonly Condition[];
}

/** Most conditions of a field. */
export const MOST_CONDITIONS = 5;

const EXISTENCE = ['isEmpty', 'isFilled'] as const;
const CHOICE = ['is', 'isNot', ...EXISTENCE] as const;
const TEXT = ['is', 'isNot', 'contains', ...EXISTENCE] as const;
const AMOUNT = ['is', 'isNot', 'moreThan', 'lessThan', ...EXISTENCE] as const;

/**
 * The operators for each type of field. Types whose stored answer differs from what is typed have only `isEmpty` and
 * `isFilled`; types without an input have none.
 */
export const OPERATORS_OF: Readonly<Record<FieldType, readonly ConditionOperator[]>> = {
  text: TEXT,
  textarea: TEXT,
  email: TEXT,
  select: CHOICE,
  radio: CHOICE,
  checkbox: CHOICE,
  number: AMOUNT,
  currency: AMOUNT,
  // Whether it is shown is decided before it is computed.
  calculation: [],
  name: EXISTENCE,
  likert: EXISTENCE,
  date: EXISTENCE,
  time: EXISTENCE,
  phone: EXISTENCE,
  address: EXISTENCE,
  website: EXISTENCE,
  twitter: EXISTENCE,
  password: EXISTENCE,
  file: [],
  hidden: [],
  section: [],
};

/** True if the operator compares the answer with a value. */
export function needsValue(operator: ConditionOperator): boolean {
  return !EXISTENCE.some((one) => one === operator);
}

/** Reads a stored condition of a field; conditions that cannot be read are left out, `undefined` if none is left. */
export function readShownWhen(value: unknown): ShownWhen | undefined {
  const { match, conditions } = Object(value) as Readonly<Record<string, unknown>>;
  const read = Array.isArray(conditions) ? conditions.flatMap((one) => readCondition(one) ?? []) : [];
  return read.length > 0 ? { match: match === 'any' ? 'any' : 'all', conditions: read } : undefined;
}

function readCondition(candidate: unknown): Condition | undefined {
  const { field, operator, value } = Object(candidate) as Readonly<Record<string, unknown>>;
  const known = CONDITION_OPERATORS.find((one) => one === operator);
  if (typeof field !== 'string' || field === '' || !known) return undefined;
  return { field, operator: known, ...(typeof value === 'string' && needsValue(known) ? { value } : {}) };
}
