import type { AnswerChart } from 'shared-types/admin/forms/submissions';
import { LIKERT_VALUES } from 'shared-types/forms/contact-form';
import type { Database } from '../../../platform/schema/database';
import type { FieldDefinition } from '../../../site/form/field-definition';
import type { SubmissionsFilter } from '../submissions.store';
import { countChoices, countLikert, type AnswerCounts } from './count-answers';

const CHOICES: readonly FieldDefinition['type'][] = ['select', 'radio', 'checkbox'];

/** A chart per answered field with options, of the submissions of the filter, which must be one form's. */
export async function answerCharts(
  db: Database,
  filter: SubmissionsFilter,
  fields: readonly FieldDefinition[],
): Promise<AnswerChart[]> {
  const charts = fields
    .filter(({ type, options }) => options.length > 0 && (type === 'likert' || CHOICES.includes(type)))
    .map(async ({ id, title, type, options }): Promise<AnswerChart> =>
      type === 'likert'
        ? { kind: 'likert', title, questions: questionsOf(options, await countLikert(db, filter, id)) }
        : { kind: 'choices', title, choices: choicesOf(options, await countChoices(db, filter, id)) },
    );
  return (await Promise.all(charts)).filter(isAnswered);
}

/** The options in their order, then answers that are no longer options. */
function choicesOf(options: readonly string[], counts: AnswerCounts) {
  const gone = [...counts.keys()].filter((answer) => !options.includes(answer));
  return [...new Set([...options, ...gone])].map((text) => ({
    text,
    count: counts.get(text) ?? 0,
    isGone: !options.includes(text),
  }));
}

function questionsOf(options: readonly string[], counts: ReadonlyMap<string, AnswerCounts>) {
  const gone = [...counts.keys()].filter((question) => !options.includes(question)).sort();
  return [...new Set([...options, ...gone])].map((title) => ({
    title,
    counts: LIKERT_VALUES.map((value) => counts.get(title)?.get(value) ?? 0),
  }));
}

function isAnswered(chart: AnswerChart): boolean {
  const counts =
    chart.kind === 'choices'
      ? chart.choices.map(({ count }) => count)
      : chart.questions.flatMap(({ counts: all }) => all);
  return counts.some((count) => count > 0);
}
