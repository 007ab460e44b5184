import { FORM_LIMIT } from 'shared-types/forms/form-builder';
import { CONDITION_OPERATORS, MOST_CONDITIONS } from 'shared-types/forms/logic/condition';
import type { SyntaxMistake } from 'shared-types/forms/logic/formula';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { SiteDocument } from 'shared-types/site/site-document';
import { z } from 'zod';
import { formDefinition } from '../../../form/form-definition';
import { conditionMistakes, type ConditionMistake } from '../../../form/logic/condition-mistakes';
import { formulaMistakes, type FormulaMistake } from '../../../form/logic/formula-mistakes';
import { issueMessage } from '../issue-message';
import type { Mistake } from '../mistake';

const shownWhenSchema = z.strictObject({
  match: z.enum(['all', 'any']).optional(),
  conditions: z
    .array(
      z.strictObject({
        field: z.string().min(1).max(FORM_LIMIT.id),
        operator: z.enum(CONDITION_OPERATORS),
        value: z.string().max(FORM_LIMIT.value).optional(),
      }),
    )
    .max(MOST_CONDITIONS)
    .optional(),
});

/** Of a form, what this check reads: the rest is its panel's. */
const formSchema = z.looseObject({
  fields: z.array(z.looseObject({ shownWhen: shownWhenSchema.optional() })).optional(),
});

const MESSAGES: Readonly<Record<ConditionMistake['reason'], string>> = {
  unknown: 'must be the id of a field of the form',
  itself: 'must be another field than its own',
  circle: 'must not be a field that depends on this one',
  below: 'must be a field above this one',
  operator: 'cannot be asked of a field of this type',
  'no-value': 'is missing',
  'no-option': 'must be one of the field’s options',
  'no-number': 'must be a number',
};

/** The logic of forms: each condition can be decided and each calculation computed, and they are about fields above. */
export function checkForms({ pages }: SiteDocument): Mistake[] {
  return pages.flatMap(({ blocks }, page) =>
    blocks.flatMap(({ type, settings }, index) => {
      const path = ['pages', page, 'blocks', index, 'settings'];
      return type === BLOCK_TYPE.form
        ? formMistakes(settings).map((own) => ({ ...own, path: [...path, ...own.path] }))
        : [];
    }),
  );
}

function formMistakes(settings: unknown): Mistake[] {
  const { error } = formSchema.safeParse(settings, { error: issueMessage });
  if (error) return error.issues.map(({ path, message }) => ({ path, message }));
  const fields = formDefinition(settings)?.fields ?? [];
  const placeOf = (field: string) => ['fields', fields.findIndex(({ id }) => id === field)];
  return [
    ...conditionMistakes(fields).map(({ field, index, part, reason }) => ({
      path: [...placeOf(field), 'shownWhen', 'conditions', index, part],
      message: MESSAGES[reason],
    })),
    ...formulaMistakes(fields).map((mistake) => ({
      path: [...placeOf(mistake.field), mistake.part],
      message: formulaMessage(mistake),
    })),
  ];
}

function formulaMessage(mistake: FormulaMistake): string {
  switch (mistake.reason) {
    case 'syntax':
      return syntaxMessage(mistake.syntax);
    case 'count':
      return `must have as many entries as there are options, ${mistake.options}`;
    case 'amount':
      return `must be numbers such as 12.50, not “${mistake.amount}”`;
    case 'no-number':
      return `must not count “${mistake.other}”, which is no number, amount, choice or calculation`;
    default:
      return `names “${mistake.other}”, which ${MESSAGES[mistake.reason]}`;
  }
}

function syntaxMessage(mistake: SyntaxMistake): string {
  switch (mistake.reason) {
    case 'empty':
      return 'must not be empty';
    case 'unfinished':
      return 'ends too early';
    case 'unexpected':
      return `cannot be read from “${mistake.found}” at character ${mistake.at} on`;
  }
}
