import type { FieldValue, LikertValue } from 'shared-types/forms/contact-form';
import type { NumberSigns } from 'shared-types/forms/logic/number-text';
import type { AnswerMessages } from '../answers.messages';
import type { FieldDefinition } from '../field-definition';

/** What was answered to one field, part by part; a checkbox has as many as were checked. */
export type Answer = readonly string[];

/** An answer that is looked at. */
export interface CheckInput {
  readonly field: FieldDefinition;
  readonly messages: AnswerMessages;
}

/** How a type of field reads, checks and keeps answers. */
export interface FieldRule {
  /** Parts of its input names. */
  parts(field: FieldDefinition): readonly string[];
  /**
   * The answer from what was sent: texts of the inputs, or the value that the specification gives; trimmed. Numbers are read
   * by the signs of the visitor's language, by default by those of stored numbers.
   */
  read(sent: readonly string[], field: FieldDefinition, signs?: NumberSigns): Answer;
  /** What is wrong with an answer that is not empty, as a sentence for the visitor; `undefined` if it is right. */
  error(answer: Answer, input: CheckInput): string | undefined;
  /** False for an answer in which something that a required field needs is missing. */
  isComplete(answer: Answer, field: FieldDefinition): boolean;
  /** The value that is stored; `undefined` stores none. */
  keep(answer: Answer, field: FieldDefinition): FieldValue | LikertValue | undefined;
}

/** One text in one input. */
export const TEXT_RULE: FieldRule = {
  parts: () => ['value'],
  read: ([text = '']) => [text],
  error: () => undefined,
  isComplete: ([text = '']) => text !== '',
  keep: ([text = '']) => text,
};
