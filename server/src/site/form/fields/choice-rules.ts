import { LIKERT_VALUES } from 'shared-types/forms/contact-form';
import { TEXT_RULE, type FieldRule } from './field-rule';

/** As an option stands on the page: browsers send its white space as one space, and none at its ends. */
const asShown = (text: string) => text.replace(/\s+/g, ' ').trim();

function areAmong(choices: readonly string[], options: readonly string[]): boolean {
  const shown = new Set(options.map(asShown));
  return choices.every((choice) => shown.has(asShown(choice)));
}

/** One of the options. */
export const SINGLE_CHOICE: FieldRule = {
  ...TEXT_RULE,
  error: (choices, { field, messages }) => (areAmong(choices, field.options) ? undefined : messages.noOption),
};

/** Any number of options; without options, the field's title is the only one. */
export const CHECKBOX: FieldRule = {
  parts: ({ options }) => (options.length > 0 ? options.map((_, index) => String(index)) : ['0']),
  read: (sent) => [...new Set(sent.filter((text) => text !== ''))],
  error: (choices, { field: { options, title }, messages }) =>
    areAmong(choices, options.length > 0 ? options : [title]) ? undefined : messages.noOptions,
  isComplete: (answer) => answer.length > 0,
  keep: (answer) => answer,
};

const isScale: (text: string) => boolean = (text) => LIKERT_VALUES.some((value) => value === text);

/** A value of the scale for each question, in their order. */
export const LIKERT: FieldRule = {
  parts: ({ options }) => options.map((_, index) => String(index)),
  read: (sent, { options }) => options.map((_, index) => sent[index] ?? ''),
  error: (answer, { messages }) =>
    answer.every((text) => text === '' || isScale(text)) ? undefined : messages.noOption,
  isComplete: (answer) => !answer.includes(''),
  keep: (answer, { options }) =>
    Object.fromEntries(
      options.map((question, index) => [question, [answer[index] ?? ''].filter((text) => text !== '')]),
    ),
};
