import { FIELD_PARTS, FIELD_PREFIX } from 'shared-types/forms/contact-form';
import { shownFields } from 'shared-types/forms/logic/shown-fields';
import { ANSWER_MESSAGES } from '../../site/form/answers.messages';
import type { Answer } from '../../site/form/fields/field-rule';
import type { ActionContext } from '../../site/request/action';
import type { Services } from '../../site/services';
import type { FoundForm } from '../contact-form/find-form';
import { namedUploads, uploadLines, type NamedUploads } from './submission-uploads';
import { takeSentFiles } from './take-sent-files';
import { fileFields } from './upload-request';

export interface AnswersInput {
  readonly form: FoundForm;
  readonly key: string;
  readonly answers: ReadonlyMap<string, Answer>;
}

export interface AnswersWithFiles {
  /** With the ids of uploads as answers to fields for files. */
  readonly answers: ReadonlyMap<string, Answer>;
  readonly known: NamedUploads['known'];
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Inputs of the form when it is shown again, with its key: files that are stored need not be chosen twice. */
  readonly filled: Readonly<Record<string, string>>;
}

/** Stores the files that came with a form, and looks up those that were sent before. */
export async function answersWithFiles(
  services: Services,
  { form, key, answers }: AnswersInput,
  { site, language, request, files }: ActionContext,
): Promise<AnswersWithFiles> {
  const fields = fileFields(form);
  if (fields.length === 0) return { answers, known: new Map(), errors: {}, filled: {} };
  const scope = { siteId: site.id, formId: form.id, key };
  const taken = await takeSentFiles(services, { form, scope, files, language, request });
  const own = fields.map(
    ({ id }) => [id, [...new Set([...(answers.get(id) ?? []), ...(taken.ids.get(id) ?? [])])]] as const,
  );
  const all = new Map([...answers, ...own]);
  const named = await namedUploads(services.db, { scope, fields, answers: all }, ANSWER_MESSAGES[language]);
  const shown = shownFields(form.definition.fields, all);
  const errors = Object.entries({ ...named.errors, ...taken.errors }).filter(([id]) => shown.has(id));
  const filled = own.map(([id, ids]) => {
    const [part] = FIELD_PARTS.file;
    return [`${FIELD_PREFIX}${id}.${part}`, uploadLines(ids.flatMap((one) => named.known.get(one) ?? []))];
  });
  const kept = named.known.size > 0 ? { key } : {};
  return {
    answers: all,
    known: named.known,
    errors: Object.fromEntries(errors),
    filled: { ...Object.fromEntries(filled), ...kept },
  };
}
