import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { spec } from '../../../../tools/testing/spec';
import { hourRow } from './hour-row.fixture';
import { statuses } from './statuses.store';

const HOW = { locale: 'en', timeZone: 'UTC', currency: 'USD' };

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

spec('PLAT-03', 'errors of a day are counted by remote, for all sites and versions', async () => {
  const siteId = (await open.sites.byHost('shop.example'))?.id ?? '';
  const other = await open.load(exampleDocument('other', 'other.example'));
  const rows = [
    hourRow({ siteId, hoursAgo: 0, count: 1 }, { origin: 'mf-forms@0.1.0-aaaaaaaa' }),
    hourRow({ siteId, hoursAgo: 22, count: 2 }, { origin: 'mf-forms@0.1.0-bbbbbbbb' }),
    hourRow({ siteId: other, hoursAgo: 1, count: 4 }, { origin: 'mf-forms@0.1.0-aaaaaaaa' }),
    hourRow({ siteId, hoursAgo: 25, count: 100 }, { origin: 'mf-forms@0.1.0-aaaaaaaa' }),
    hourRow({ siteId, hoursAgo: 1, count: 1000 }, { origin: 'mf-forms-two@0.1.0-aaaaaaaa' }),
    hourRow({ siteId, hoursAgo: 1, count: 10_000 }, { origin: 'mf-forms@0.1.0-aaaaaaaa', kind: 'visit' }),
    hourRow({ siteId, hoursAgo: 2, count: 8 }, { origin: 'shell@0.1.0-aaaaaaaa' }),
  ];
  await open.db.insertInto('telemetry_hour').values(rows).execute();
  const errors = Object.fromEntries((await statuses(open.db, HOW)).map(({ name, errors: count }) => [name, count]));
  expect(errors).toMatchObject({ 'mf-forms': 7, shell: 8, 'mf-blocks': 0 });
  expect(await statuses(open.db, HOW, 'mf-forms')).toMatchObject([{ name: 'mf-forms', errors: 7 }]);
  expect(await statuses(open.db, HOW, 'mf-nobody')).toEqual([]);
});
