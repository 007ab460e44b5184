import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { PageRecord } from 'shared-types/site/page/page-record';
import type { DocumentPage, PageLock } from 'shared-types/site/site-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { setWebsiteStatus } from '../../site/closed/set-website-status';
import { pageAt } from '../collection/page-at.fixture';

const RECORDS = {
  xml: { type: 'post', publishedAt: '2026-11-01T09:00:00Z' },
  ics: { type: 'event', startsAt: '2090-01-16T10:00:00Z', timeZone: 'UTC' },
} as const satisfies Readonly<Record<string, PageRecord>>;
type Format = keyof typeof RECORDS;
const FORMATS = Object.keys(RECORDS) as Format[];
const MEMBERS: PageLock = { by: 'members' };

/** A page with two items of a format, one of them locked. */
const collection = (path: string, format: Format, lock?: PageLock): DocumentPage[] => {
  const [list, item] = format === 'xml' ? [BLOCK_TYPE.journal, BLOCK_TYPE.post] : [BLOCK_TYPE.events, BLOCK_TYPE.event];
  const record = RECORDS[format];
  return [
    pageAt(path, [[list, {}]], lock && { lock }),
    pageAt(`${path}/open`, [[item, {}]], { title: 'The open one', record }),
    pageAt(`${path}/locked`, [[item, {}]], { title: 'The locked one', record, lock: MEMBERS }),
  ];
};

let server: ExampleServer;
const document = exampleDocument();
beforeAll(async () => {
  server = await openExample();
  const added = FORMATS.flatMap((format) => [
    ...collection(`/${format}`, format),
    ...collection(`/club-${format}`, format, MEMBERS),
  ]);
  await server.load({ ...document, pages: [...document.pages, ...added] });
});
afterAll(() => server.close());

const inject = (url: string) => server.app.inject({ url, headers: { host: 'shop.example' } });

async function stand(status: 'expired' | 'paid'): Promise<void> {
  const { identifier } = document.site;
  await setWebsiteStatus(server.db, identifier, status);
  const site = await server.db
    .selectFrom('site')
    .select('id')
    .where('identifier', '=', identifier)
    .executeTakeFirstOrThrow();
  server.sites.invalidate(site.id);
}

describe.each(FORMATS)('a feed as %s', (format) => {
  test('has what everybody may see', async () => {
    const { statusCode, body } = await inject(`/feeds/${format}.${format}`);
    expect([statusCode, body.includes('The open one'), body.includes('locked')]).toEqual([200, true, false]);
  });

  test('locked journals and closed sites have no feed', async () => {
    expect((await inject(`/feeds/club-${format}.${format}`)).statusCode).toBe(404);
    expect((await inject(`/feeds/${format}/locked.${format}`)).statusCode).toBe(404);
    await stand('expired');
    const { statusCode, body } = await inject(`/feeds/${format}.${format}`);
    expect([statusCode, body.includes('The open one')]).toEqual([503, false]);
    await stand('paid');
    expect((await inject(`/feeds/${format}.${format}`)).statusCode).toBe(200);
  });
});

test('no page names a calendar that is not there', async () => {
  const { body } = await inject('/club-ics/open');
  expect([body.includes('/feeds/club-ics.ics'), body.includes('/feeds/club-ics/open.ics')]).toEqual([false, true]);
});
