import { VISIT_CALLS } from 'shared-types/telemetry/visits';
import { bilingualDocument } from '../../../tools/testing/site/bilingual-document';
import { withLockedPages } from '../../../tools/testing/site/with-locked-pages';
import { spec } from '../../../tools/testing/spec';
import type { Shopper } from '../../../tools/testing/store/shopper';
import { MIA, prepareMembers, STELLAN } from '../site/member-session/members.fixture';
import { HIT_DATA } from './visits/hit-data.fixture';

const members = prepareMembers();
beforeAll(() => members.open.load(withLockedPages(bilingualDocument())));

/** How many of a hit of this page were kept, from a visitor who has accepted. */
async function recordedAt(visitor: Shopper, path: string): Promise<unknown> {
  visitor.setCookie('CookieChoice', 'true');
  const data = JSON.stringify({ ...HIT_DATA, url: `http://shop.example${path}` });
  return (await visitor.call('POST', VISIT_CALLS.recordHit.path, { event: 'view', data })).json<unknown>();
}

spec('ANLT-06', 'a page that is locked to who asks is not recorded, and is once it is open', async () => {
  expect(await recordedAt(members.open.visitor(), '/members')).toEqual({ recorded: 0 });
  expect(await recordedAt(await members.signedIn(MIA), '/members')).toEqual({ recorded: 1 });
});

spec('ANLT-07', 'nor is a page that is denied to a member of other areas', async () => {
  expect(await recordedAt(await members.signedIn(MIA), '/members/studio')).toEqual({ recorded: 0 });
  expect(await recordedAt(await members.signedIn(STELLAN), '/members/studio')).toEqual({ recorded: 1 });
});

test('pages of each language have their own paths', async () => {
  expect(await recordedAt(members.open.visitor('bilingual.example'), '/pl/nigdzie')).toEqual({ recorded: 0 });
  expect(await recordedAt(members.open.visitor('bilingual.example'), '/pl/shop?q=1')).toEqual({ recorded: 1 });
  const { db, records } = members.open;
  await records.flush();
  const paths = await db.selectFrom('telemetry_hour').select('path').where('name', '=', 'view').execute();
  expect(paths.map(({ path }) => path)).toContain('/pl/shop');
});
