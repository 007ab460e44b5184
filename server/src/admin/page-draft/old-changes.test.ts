import { sql } from 'kysely';
import type { Patch } from 'shared-types/admin/pages/page-change';
import { EDITOR, preparePages } from '../pages/pages.fixture';
import { CHANGES_KEPT, DAYS_KEPT, sweepPageChanges } from '../../site/page-draft/sweep-page-changes';

const server = preparePages();
const titled = (value: string): Patch => [{ op: 'replace', path: '/title', value }];

/** A page with three changes that are `days` old; its revision says that `later` others have followed. */
async function changedPage({ days, later }: { readonly days: number; readonly later: number }) {
  const editor = await server.as(EDITOR);
  const pageId = await server.idOf('/');
  for (const title of ['One', 'Two', 'Three']) await server.change(editor, pageId, titled(title));
  const { db } = server.open;
  await sql`update page_change set changed_at = now() - make_interval(days => ${days})`.execute(db);
  await db
    .updateTable('page_draft')
    .set({ revision: 3 + later })
    .execute();
  const stored = async () => {
    const rows = await db.selectFrom('page_change').select('revision').orderBy('revision').execute();
    return rows.map(({ revision }) => revision);
  };
  return { editor, pageId, stored };
}

test.each([
  ['old changes beyond the last 500 are deleted', { days: DAYS_KEPT + 1, later: CHANGES_KEPT }, []],
  ['old changes among the last 500 are kept', { days: DAYS_KEPT + 1, later: CHANGES_KEPT - 2 }, [2, 3]],
  ['recent changes are kept, however many have followed', { days: DAYS_KEPT - 1, later: 10 * CHANGES_KEPT }, [1, 2, 3]],
])('%s', async (_, page, left) => {
  const { stored } = await changedPage(page);
  await sweepPageChanges(server.open.db, 2);
  expect(await stored()).toEqual(left);
});

test('an editor that is based on deleted changes gets the draft to compare; an up-to-date one saves', async () => {
  const { editor, pageId } = await changedPage({ days: DAYS_KEPT + 1, later: CHANGES_KEPT });
  await sweepPageChanges(server.open.db);
  const late = await server.change(editor, pageId, [{ op: 'replace', path: '/description', value: 'Late' }], {
    revision: 1,
  });
  expect([late.statusCode, late.json().data.conflict.conflicts]).toEqual([409, ['/description']]);
  expect(late.json().data.conflict.draft.revision).toBe(3 + CHANGES_KEPT);
  expect((await server.change(editor, pageId, titled('Four'))).statusCode).toBe(200);
});
