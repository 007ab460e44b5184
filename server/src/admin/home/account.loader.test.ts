import { sql } from 'kysely';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { signIn } from '../../../../tools/testing/store/seed-account';
import { exampleSiteId, textOf } from '../insights/pages.fixture';

const ROLES = ['admin', 'billing', 'viewer', 'commenter'] as const;
const emailOf = (role: string) => `${role}@shop.example`;

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: Object.fromEntries(ROLES.map((role) => [emailOf(role), [role]])) });
  const siteId = await exampleSiteId(open);
  await sql`update site set website_status = 'past-due', revision = revision + 1 where id = ${siteId}`.execute(open.db);
  open.sites.invalidate(siteId);
});
afterAll(() => open.close());

async function homeOf(role: string): Promise<string> {
  const browser = open.visitor();
  await signIn(browser, emailOf(role));
  return (await browser.get('/config/')).body;
}

spec(
  ['ROLE-04', 'ENUM-22'],
  'each role is told what it can do about the plan, and whether it has other pages',
  async () => {
    const told = [];
    for (const role of ROLES) {
      const body = await homeOf(role);
      const text = textOf(body);
      told.push([
        role,
        body.includes('href="/settings/billing/billing/upgrade"'),
        text.includes('someone with the role Billing can take care of it'),
        text.includes('Your roles on this site include no other pages'),
      ]);
    }
    expect(told).toEqual([
      ['admin', true, false, false],
      ['billing', true, false, false],
      ['viewer', false, true, true],
      ['commenter', false, true, false],
    ]);
  },
);
