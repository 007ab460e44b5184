import type { FieldType } from 'shared-types/forms/contact-form';
import { CHECKBOX, LIKERT, SINGLE_CHOICE } from './choice-rules';
import { ADDRESS, EMAIL, NAME, PHONE_RULE } from './contact-rules';
import { DATE_RULE, TIME_RULE } from './date-rules';
import { TEXT_RULE, type FieldRule } from './field-rule';
import { FILE_RULE } from './file-rule';
import { CURRENCY, NUMBER_RULE, PASSWORD, TWITTER, WEBSITE } from './written-rules';

/** Set by the page, so nothing can be missing. */
const HIDDEN: FieldRule = { ...TEXT_RULE, parts: () => [], isComplete: () => true };

/** A heading between fields, or a calculation: whatever is sent counts for nothing, and nothing of it is checked or stored. */
const NO_ANSWER: FieldRule = {
  parts: () => [],
  read: () => [],
  error: () => undefined,
  isComplete: () => true,
  keep: () => undefined,
};

/**
 * How each type of field reads, checks and keeps its answers.
 * @implements FIELD-02 FIELD-04 FIELD-05 FIELD-06 FIELD-07 FIELD-08 FIELD-09 FIELD-11 FIELD-13 FIELD-16
 */
export const FIELD_RULES: Readonly<Record<FieldType, FieldRule>> = {
  name: NAME,
  email: EMAIL,
  text: TEXT_RULE,
  textarea: TEXT_RULE,
  select: SINGLE_CHOICE,
  checkbox: CHECKBOX,
  radio: SINGLE_CHOICE,
  likert: LIKERT,
  date: DATE_RULE,
  time: TIME_RULE,
  phone: PHONE_RULE,
  address: ADDRESS,
  number: NUMBER_RULE,
  currency: CURRENCY,
  calculation: NO_ANSWER,
  website: WEBSITE,
  twitter: TWITTER,
  password: PASSWORD,
  file: FILE_RULE,
  hidden: HIDDEN,
  section: NO_ANSWER,
};
