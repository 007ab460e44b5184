import { ANNOUNCEMENT_CALLS } from 'shared-types/site/page/announcement-bar';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import {
  ANNOUNCEMENT,
  ANNOUNCEMENT_IN_POLISH,
  withAnnouncement,
} from '../../../../tools/testing/site/with-announcement';
import { ANNOUNCEMENT_ID } from './closed-announcement';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

const get = async (host: string, language: string) => {
  const headers = { host, accept: 'application/json', 'accept-language': language };
  const { path } = ANNOUNCEMENT_CALLS.getAnnouncement;
  const reply = await open.app.inject({ method: 'GET', url: path, headers });
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  return reply.json<{ announcement: object | null }>().announcement;
};

test('returns the site’s current announcement in the page’s language', async () => {
  expect(await get('shop.example', 'en')).toBeNull();
  await open.load(withAnnouncement(exampleDocument()));
  expect(await get('shop.example', 'en')).toEqual({ id: expect.stringMatching(ANNOUNCEMENT_ID), ...ANNOUNCEMENT });
  await open.load(exampleDocument());
  expect(await get('shop.example', 'en')).toBeNull();
});

test('in another language it has the same id and another text', async () => {
  await open.load(withAnnouncement(bilingualDocument()));
  const [own, polish] = [await get('bilingual.example', 'en'), await get('bilingual.example', 'pl')];
  expect(own).toMatchObject(ANNOUNCEMENT);
  expect(polish).toEqual({ ...own, ...ANNOUNCEMENT_IN_POLISH });
});
