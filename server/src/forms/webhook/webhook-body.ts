import type { Database } from '../../platform/schema/database';
import { fieldsOf } from '../contact-form/fields-of';
import type { FoundForm } from '../contact-form/find-form';

interface SubmissionOfForm {
  readonly id: string;
  readonly form: Pick<FoundForm, 'id' | 'definition'>;
}

/** The JSON that is posted for a stored submission: the answers to the form's fields, without passwords. */
export async function webhookBody(db: Database, { id, form }: SubmissionOfForm): Promise<string> {
  const { number, fields, pagePath, receivedAt } = await db
    .selectFrom('form_submission')
    .select(['number', 'fields', 'page_path as pagePath', 'received_at as receivedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { title = '', fields: ownFields } = form.definition;
  const answers = ownFields
    .filter((field) => field.type !== 'password' && Object.hasOwn(fields, field.id))
    .map((field) => {
      const [shown] = fieldsOf({ [field.id]: fields[field.id] }, [field]);
      const text = shown?.values.join('\n') ?? '';
      return { id: field.id, type: field.type, title: field.title, value: fields[field.id], text };
    });
  return JSON.stringify({
    type: 'form.submitted',
    timestamp: receivedAt.toISOString(),
    data: { id, number, form: { id: form.id, title }, pagePath, answers },
  });
}
