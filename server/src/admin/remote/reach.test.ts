import type { Manifest } from 'shared-types/manifest';
import { BLOCK_TYPE, ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { hourRow } from '../remotes/hour-row.fixture';
import { reachOf } from './reach';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
  const siteId = (await open.sites.byHost('shop.example'))?.id ?? '';
  const other = await open.load(exampleDocument('other', 'other.example'));
  await open.db.deleteFrom('block').where('site_id', '=', other).where('type', '=', BLOCK_TYPE.form).execute();
  const view = { kind: 'visit', name: 'view' } as const;
  const rows = [
    hourRow({ siteId, hoursAgo: 0, count: 2 }, view),
    hourRow({ siteId, hoursAgo: 1, count: 3 }, view),
    hourRow({ siteId, hoursAgo: 2, count: 100 }, view),
    hourRow({ siteId, hoursAgo: 0, count: 1000 }, { ...view, name: 'visit' }),
    hourRow({ siteId: other, hoursAgo: 0, count: 10 }, view),
  ];
  await open.db.insertInto('telemetry_hour').values(rows).execute();
});
afterAll(() => open.close());

/** A remote whose features have these mounts. */
const currentRuleIn = (...mounts: object[]) =>
  ({ features: mounts.map((one) => ({ mounts: one })) }) as unknown as Manifest;
const [ONE, ALL] = [
  { sites: 1, views: 5 },
  { sites: 2, views: 15 },
];

test.each<readonly [string, Manifest, object]>([
  ['a block that one site has', currentRuleIn({ blockTypes: [BLOCK_TYPE.form] }), ONE],
  ['blocks that each site has some of', currentRuleIn({ blockTypes: [BLOCK_TYPE.form, BLOCK_TYPE.text] }), ALL],
  ['a block that nobody has', currentRuleIn({ blockTypes: [BLOCK_TYPE.marquee] }), { sites: 0, views: 0 }],
  ['a slot of every page', currentRuleIn({ blockTypes: [BLOCK_TYPE.form] }, { slots: ['page-end'] }), ALL],
  ['the admin area, which all have', currentRuleIn({ blockTypes: [ADMIN_BLOCK_TYPE.home] }), ALL],
  ['no place of its own: the shell', currentRuleIn(), ALL],
])('a change of a remote in %s reaches as many sites, and their recent page views', async (_, manifest, reach) => {
  expect(await reachOf(open.db, manifest)).toEqual(reach);
});
