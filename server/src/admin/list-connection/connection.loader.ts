import {
  LIST_CONNECTION_QUERY,
  LIST_SERVICES,
  type DeliveryTrouble,
  type SavedListConnection,
} from 'shared-types/admin/people/list-connection';
import { z } from 'zod';
import {
  findConnection,
  takeUnshownSecret,
  type ListOfSite,
  type SavedConnection,
} from '../../forms/list-connector/list-connection.store';
import { languageOf } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import type { DeliveryReason } from '../../platform/schema/tables/forms.tables';
import { timeText, type TimeStyle } from '../../platform/time-text';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { findMailingLists } from '../mailing-lists/mailing-lists.store';
import { connectionDoneIn } from './connection-done';
import { LIST_CONNECTION_MESSAGES } from './list-connection.messages';
import { countChanges, findFailures, findTrouble } from './list-connection.store';

/** As many characters of an API key as owners need to tell it from another one. */
const KEY_END = 4;
const idSchema = z.guid();

/** The service that a mailing list is connected to, and how it goes. API keys stay on the server. */
export const connectionLoader = {
  name: 'admin/list-connection/connection',
  scope: 'query',
  load: async ({ services: { db }, site, page: { params }, visitor: { account }, query }) => {
    const { data: id } = idSchema.safeParse(params.token);
    if (!account || !mayDo(account, 'lists.edit') || id === undefined) return null;
    const key = { siteId: site.id, listId: id };
    const [[list], row] = await Promise.all([findMailingLists(db, site.id, id), findConnection(db, key)]);
    if (!list) return null;
    const named = LIST_SERVICES.find((one) => one === query.get(LIST_CONNECTION_QUERY.service));
    const service = named ?? row?.service;
    return {
      list: { id, name: list.name },
      ...(row && { saved: await savedOf(db, { ...key, accountId: account.id }, { row, style: site }) }),
      ...(service && { service }),
      ...connectionDoneIn(query),
    };
  },
} satisfies Loader<'admin/list-connection/connection'>;

async function savedOf(
  db: Database,
  key: ListOfSite & { readonly accountId: string },
  { row, style }: { readonly row: SavedConnection; readonly style: TimeStyle },
): Promise<SavedListConnection> {
  const [counts, failures, trouble, secret] = await Promise.all([
    countChanges(db, key),
    findFailures(db, key),
    findTrouble(db, key),
    takeUnshownSecret(db, key),
  ]);
  const troubleOf = createTroubleOf(style.locale);
  return {
    service: row.service,
    url: row.url ?? '',
    audienceId: row.audience_id ?? '',
    keyEnd: row.api_key?.slice(-KEY_END) ?? '',
    ...(secret !== undefined && { secret }),
    ...(row.delivered_at && { deliveredText: timeText(row.delivered_at, style) }),
    ...counts,
    ...(trouble && { trouble: troubleOf(trouble), nextText: timeText(trouble.dueAt, style) }),
    failures: failures.map(({ id, email, status, changedAt, ...failure }) => ({
      id,
      email,
      status,
      changedText: timeText(changedAt, style),
      ...troubleOf(failure),
    })),
  };
}

interface Reported {
  readonly reason: DeliveryReason | null;
  readonly detail: string | null;
}

function createTroubleOf(locale: string) {
  const { reason: texts } = LIST_CONNECTION_MESSAGES[languageOf({ locale })];
  return ({ reason, detail }: Reported): DeliveryTrouble => ({
    text: reason === null ? '' : texts[reason],
    ...(detail !== null && { detail }),
  });
}
