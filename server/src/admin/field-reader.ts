import { storableText } from '../platform/schema/storable-text';
import type { FieldMessages } from './field.messages';
import { amountText, parseAmount, type Amount, type AmountFormat } from '../platform/parse-amount';
import { TICKED } from './form-fields';

/** Unchecked values of form fields. */
export type SentFields = Readonly<Record<string, unknown>>;

/** Reads fields one by one, and collects messages about invalid ones. */
export interface FieldReader {
  /** The first message for each field. */
  readonly errors: Readonly<Record<string, string>>;
  isSent(name: string): boolean;
  refuse(name: string, message: string): void;
  /** Text of one or more lines. */
  text(name: string, longest: number): string;
  /** Text on one line, trimmed. */
  line(name: string, longest: number): string;
  /** The same, but not empty. */
  filledLine(name: string, longest: number): string;
  box(name: string): boolean;
  oneOf<T extends string>(name: string, values: readonly T[]): T | undefined;
  /** A whole number; `undefined` if empty or invalid. */
  whole(name: string, range: { readonly least?: number; readonly most: number }): number | undefined;
  /** An amount in the smallest unit; `undefined` if empty or invalid. */
  amount(name: string, range: AmountRange): number | undefined;
  /** The same with a single message for all errors. */
  measure(name: string, range: AmountRange & { readonly message: string }): number | undefined;
}

export interface AmountRange {
  readonly format: AmountFormat;
  readonly most: number;
}

export interface FieldReaderInput {
  readonly fields: SentFields;
  readonly messages: FieldMessages;
}

const EXAMPLE_UNITS = 1250;
const A_THOUSAND = 1000;
/** Longer than any sensible number. */
const SHORT = 40;
const WHOLE = /^\d{1,9}$/;

interface WrongAmount {
  readonly reason: Extract<Amount, { readonly ok: false }>['reason'];
  readonly text: string;
  readonly format: AmountFormat;
}

export function createFieldReader({ fields, messages }: FieldReaderInput): FieldReader {
  const errors: Record<string, string> = {};
  const refuse = (name: string, message: string): void => {
    if (!Object.hasOwn(errors, name)) errors[name] = message;
  };
  const isSent = (name: string): boolean => Object.hasOwn(fields, name);
  const raw = (name: string, longest: number): string => {
    const value = isSent(name) ? fields[name] : '';
    // Browsers send line breaks as two characters.
    const text = typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : undefined;
    if (text === undefined || storableText(text) !== text) {
      refuse(name, messages.text);
      return '';
    }
    if (text.length <= longest) return text;
    // Callers' patterns never see a text longer than its field.
    refuse(name, messages.long(longest));
    return '';
  };
  const line = (name: string, longest: number): string => {
    const text = raw(name, longest).trim();
    if (text.includes('\n')) refuse(name, messages.line);
    return text;
  };
  const wrong = ({ reason, text, format }: WrongAmount): string => {
    if (reason === 'too-many-digits') return messages.decimals(format.digits);
    if (reason === 'no-amount') return messages.amount(amountText(EXAMPLE_UNITS, format));
    const units = Number(text.replace(/\D/g, '')) * 10 ** format.digits;
    return messages.ambiguous(amountText(units, format), amountText(Math.round(units / A_THOUSAND), format));
  };
  return {
    errors,
    isSent,
    refuse,
    text: raw,
    line,
    filledLine: (name, longest) => {
      const text = line(name, longest);
      if (text === '') refuse(name, messages.empty);
      return text;
    },
    box: (name) => {
      const value = isSent(name) ? fields[name] : undefined;
      if (value !== undefined && value !== TICKED && typeof value !== 'boolean') refuse(name, messages.choose);
      return value === TICKED || value === true;
    },
    oneOf: (name, values) => {
      const chosen = values.find((value) => isSent(name) && value === fields[name]);
      if (chosen === undefined) refuse(name, messages.choose);
      return chosen;
    },
    whole: (name, { least = 0, most }) => {
      const text = line(name, SHORT);
      if (text === '') return undefined;
      if (!WHOLE.test(text)) refuse(name, messages.whole);
      else if (Number(text) > most) refuse(name, messages.most(most));
      else if (Number(text) < least) refuse(name, messages.least(least));
      else return Number(text);
      return undefined;
    },
    amount: (name, { format, most }) => {
      const text = line(name, SHORT);
      if (text === '') return undefined;
      const amount = parseAmount(text, format);
      if (amount.ok && amount.units <= most) return amount.units;
      refuse(name, amount.ok ? messages.highest(amountText(most, format)) : wrong({ ...amount, text, format }));
      return undefined;
    },
    measure: (name, { format, most, message }) => {
      const text = line(name, SHORT);
      if (text === '') return undefined;
      const amount = parseAmount(text, format);
      if (amount.ok && amount.units <= most) return amount.units;
      refuse(name, message);
      return undefined;
    },
  };
}
