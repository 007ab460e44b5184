import {
  TABLE_VIEWS_CALLS,
  TABLE_VIEWS_LIMIT,
  TABLE_VIEWS_QUERY,
  VIEWED_TABLES,
} from 'shared-types/admin/store/table-views';
import { z } from 'zod';
import { storableLine } from '../../platform/schema/storable-text';
import type { Language } from '../../platform/language';
import { lastingId } from '../../site/own-pages/lasting-id';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { FIELD_MESSAGES } from '../field.messages';
import { TABLE_VIEWS_MESSAGES } from './table-views.messages';
import { tableViewsOf } from './table-views-of';
import { saveTableView } from './table-views.store';
import { sentListAddress, viewAddress, VIEWED_LISTS } from './viewed-tables';

const NAME = 'viewName';

const sentSchema = (language: Language) => {
  const { empty } = TABLE_VIEWS_MESSAGES[language];
  const { long } = FIELD_MESSAGES[language];
  return z.object({
    table: z.enum(VIEWED_TABLES),
    [NAME]: z
      .string({ error: empty })
      .max(TABLE_VIEWS_LIMIT.name, { error: long(TABLE_VIEWS_LIMIT.name) })
      .transform((name) => storableLine(name).trim())
      .refine((name) => name !== '', { error: empty }),
    page: sentListAddress.describe('Path and query of the list, whose filter and order are saved.'),
    id: z.guid().toLowerCase().optional().describe('The view that is replaced; absent for a new one.'),
    fresh: z
      .string()
      .regex(/^[\w-]{1,140}$/)
      .describe('Names this form: it adds one view.'),
  });
};

/** `saveTableView`: stores filter, order and columns of a list as a view of the account. */
export const saveTableViewRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: VIEWED_TABLES.map((table) => VIEWED_LISTS[table].needs),
    ...TABLE_VIEWS_CALLS.saveTableView,
    input: sentSchema,
    run: (sent, context) => save(services, sent, context),
  });

type Sent = z.output<ReturnType<typeof sentSchema>>;

async function save({ db }: Services, sent: Sent, context: ActionContext): Promise<ActionOutcome> {
  const { table, [NAME]: name, page, id, fresh } = sent;
  const { needs, queryOf } = VIEWED_LISTS[table];
  const { account, refusal } = await editorOf(db, context, needs);
  if (!account) return refusal;
  const { site, language } = context;
  const owner = { siteId: site.id, accountId: account.id, table };
  const shown = new URL(page, 'http://site').searchParams;
  const { columns } = await tableViewsOf(db, owner, shown);
  const query = queryOf(shown, site);
  const viewId = id ?? lastingId(`${site.id} table view ${account.id} ${fresh}`);
  const outcome = await saveTableView(db, owner, {
    view: { id: viewId, name, query, columns },
    isNew: id === undefined,
  });
  if (outcome !== 'saved') {
    const error = TABLE_VIEWS_MESSAGES[language][outcome];
    return { kind: 'refused', code: 'site/invalid-input', errors: { [NAME]: error } };
  }
  const location = viewAddress(table, query, { [TABLE_VIEWS_QUERY.view]: viewId });
  return { kind: 'done', body: { location }, goTo: location };
}
