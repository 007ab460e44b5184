import fc from 'fast-check';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { spec } from '../../../../tools/testing/spec';
import { ADA, BEA, EDDA, prepareTeams } from './team.fixture';
import { changeRole, removeTeammate } from './team.store';

const teams = prepareTeams();
const { admin, editor, viewer } = WEBSITE_ROLE;

spec('ROLE-04', 'however many changes of a team happen at once, one administrator is left', async () => {
  const ids = await Promise.all([ADA, BEA, EDDA].map((email) => teams.idOf(email)));
  const { db } = teams.open;
  const change = fc.record({
    person: fc.constantFrom(...ids),
    act: fc.constantFrom('remove' as const, admin, editor, viewer),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 2, maxLength: 6 }), async (changes) => {
      await db.deleteFrom('website_role').where('site_id', '=', teams.siteId).execute();
      const rows = ids.map((id, index) => ({
        site_id: teams.siteId,
        account_id: id,
        role: index < 2 ? admin : editor,
      }));
      await db.insertInto('website_role').values(rows).execute();
      await Promise.all(
        changes.map(({ person: accountId, act }) =>
          db.transaction().execute((trx) => {
            const id = { siteId: teams.siteId, accountId };
            return act === 'remove' ? removeTeammate(trx, id) : changeRole(trx, id, act);
          }),
        ),
      );
      const left = await db
        .selectFrom('website_role')
        .select('account_id')
        .where('site_id', '=', teams.siteId)
        .where('role', '=', admin)
        .execute();
      expect(left.length).toBeGreaterThan(0);
    }),
    { numRuns: 30 },
  );
});
