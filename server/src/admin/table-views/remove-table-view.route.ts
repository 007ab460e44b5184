import { TABLE_VIEWS_CALLS, VIEWED_TABLES } from 'shared-types/admin/store/table-views';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { removeTableView } from './table-views.store';
import { VIEWED_LISTS } from './viewed-tables';

const sentSchema = z.object({ table: z.enum(VIEWED_TABLES), id: z.guid().toLowerCase() });

/** `removeTableView`: removes a view of the account, and leads to the whole list. */
export const removeTableViewRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: VIEWED_TABLES.map((table) => VIEWED_LISTS[table].needs),
    ...TABLE_VIEWS_CALLS.removeTableView,
    input: sentSchema,
    async run({ table, id }, context) {
      const { needs, path } = VIEWED_LISTS[table];
      const { account, refusal } = await editorOf(services.db, context, needs);
      if (!account) return refusal;
      await removeTableView(services.db, { siteId: context.site.id, accountId: account.id, table }, id);
      return { kind: 'done', body: { location: path }, goTo: path };
    },
  });
