import { LIST_CONNECTION_CALLS, LIST_CONNECTION_LIMIT, LIST_SERVICES } from 'shared-types/admin/people/list-connection';
import { z } from 'zod';
import { findConnection, lockList, saveConnection } from '../../forms/list-connector/list-connection.store';
import type { Language } from '../../platform/language';
import { storableText } from '../../platform/schema/storable-text';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { LIST_GONE } from '../mailing-lists/list-done';
import { FIELD_MESSAGES } from '../field.messages';
import { connectionDone } from './connection-done';
import { LIST_CONNECTION_MESSAGES } from './list-connection.messages';
import { readConnection } from './read-connection';

const sentSchema = (language: Language) => {
  const { long } = FIELD_MESSAGES[language];
  const line = (most: number) =>
    z
      .string()
      .max(most, { error: long(most) })
      .transform((text) => storableText(text).trim())
      .default('');
  return z.object({
    list: z.guid(),
    service: z.enum(LIST_SERVICES),
    url: line(LIST_CONNECTION_LIMIT.url),
    apiKey: line(LIST_CONNECTION_LIMIT.apiKey),
    audienceId: line(LIST_CONNECTION_LIMIT.audienceId),
    newSecret: z.literal('yes').optional(),
  });
};

/**
 * `saveConnection`: connects a mailing list to a service, or changes its connection.
 * @implements MAIL-02
 */
export const saveConnectionRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'lists.edit',
    ...LIST_CONNECTION_CALLS.saveConnection,
    input: sentSchema,
    run: (sent, context) => save(services, sent, context),
  });
};

async function save(
  { db }: Services,
  { list: listId, newSecret, ...sent }: z.output<ReturnType<typeof sentSchema>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'lists.edit');
  if (!account) return refusal;
  const key = { siteId: context.site.id, listId };
  return db.transaction().execute(async (trx) => {
    if (!(await lockList(trx, key))) return LIST_GONE;
    const known = await findConnection(trx, key);
    const messages = LIST_CONNECTION_MESSAGES[context.language];
    const { values, errors } = readConnection({ ...sent, wantsNewSecret: newSecret === 'yes' }, known, messages);
    if (errors) return { kind: 'refused', code: 'site/invalid-input', errors };
    await saveConnection(trx, key, { ...values, accountId: account.id });
    return connectionDone(context, listId, 'saved');
  });
}
