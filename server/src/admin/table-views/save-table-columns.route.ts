import {
  COLUMN_PREFIX,
  TABLE_COLUMNS,
  TABLE_VIEWS_CALLS,
  TABLE_VIEWS_QUERY,
  VIEWED_TABLES,
  type ViewedTable,
} from 'shared-types/admin/store/table-views';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { knownColumns } from './table-views-of';
import { saveTableColumns } from './table-views.store';
import { sentListAddress, viewAddress, VIEWED_LISTS } from './viewed-tables';

const LONGEST = 500;

const sentSchema = z
  .looseObject({
    table: z.enum(VIEWED_TABLES),
    page: sentListAddress.describe('Path and query of the list.'),
    order: z
      .string()
      .max(LONGEST)
      .regex(/^[a-zA-Z,]*$/)
      .describe('All columns in their order, separated by commas.'),
    move: z
      .string()
      .max(LONGEST)
      .regex(/^[a-zA-Z]+\.(?:earlier|later)$/)
      .optional()
      .describe('The column that is moved by one place: `<column>.earlier` or `<column>.later`.'),
    reset: z.literal('yes').optional().describe('Chooses the usual columns again.'),
  })
  .describe('The shown columns are fields `column.<name>`.');

/** `saveTableColumns`: keeps which columns of a list are shown, and in which order. */
export const saveTableColumnsRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: VIEWED_TABLES.map((table) => VIEWED_LISTS[table].needs),
    ...TABLE_VIEWS_CALLS.saveTableColumns,
    input: sentSchema,
    run: (sent, context) => save(services, sent, context),
  });

type Sent = z.output<typeof sentSchema>;

async function save({ db }: Services, sent: Sent, context: ActionContext): Promise<ActionOutcome> {
  const { table, page } = sent;
  const { needs, queryOf } = VIEWED_LISTS[table];
  const { account, refusal } = await editorOf(db, context, needs);
  if (!account) return refusal;
  const { site } = context;
  const shown = new URL(page, 'http://site').searchParams;
  const view = z.guid().toLowerCase().safeParse(shown.get(TABLE_VIEWS_QUERY.view)).data;
  const columns = sent.reset === 'yes' ? knownColumns(table, undefined) : chosenColumns(table, sent);
  await saveTableColumns(db, { siteId: site.id, accountId: account.id, table }, { columns, view });
  const others = { [TABLE_VIEWS_QUERY.view]: view, [TABLE_VIEWS_QUERY.menu]: 'columns' };
  const location = viewAddress(table, queryOf(shown, site), others);
  return { kind: 'done', body: { location }, goTo: location };
}

/** The ticked columns in the order of the form, of which one is moved among those that are shown. */
function chosenColumns(table: ViewedTable, { order, move, ...boxes }: Sent): readonly string[] {
  const all: readonly string[] = TABLE_COLUMNS[table].all;
  const sent = order.split(',').filter((column) => all.includes(column));
  const ordered = [...new Set([...sent, ...all])];
  const { head } = TABLE_COLUMNS[table];
  const shown = ordered.filter((column) => column === head || Object.hasOwn(boxes, `${COLUMN_PREFIX}${column}`));
  const [column = '', direction] = move?.split('.') ?? [];
  const from = shown.indexOf(column);
  const to = from + (direction === 'earlier' ? -1 : 1);
  if (from < 0 || to < 0 || to >= shown.length) return knownColumns(table, shown);
  return knownColumns(table, shown.toSpliced(from, 1).toSpliced(to, 0, column));
}
