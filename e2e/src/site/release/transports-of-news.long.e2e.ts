import type { AddressInfo } from 'node:net';
import { RELEASE_CALLS } from 'shared-types/site/release';
import { createServer, type Server } from '../../../../server/src/main/server';
import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open/shop';
import { hastenPolling } from '../../browser/pace-timers';
import { openFaultyProxy } from '../requests/faulty-proxy';
import { actOn, ENABLE, isMarked, KILL, markPage, untilState, watchNews } from './act-on';

const REMOTE = 'mf-commerce';
const FEATURE = 'commerce/indicator';

const shop = openShop();
const proxy = openFaultyProxy(shop, RELEASE_CALLS.followNews.path, ['GET']);
afterEach(async () => {
  await actOn(shop, REMOTE, ENABLE);
  await shop.server.services.registry.reload();
});

/** Another server on the same database, on its former or a free port. */
async function another(port = 0): Promise<{ server: Server; url: string; port: number }> {
  const server = await createServer(shop.server.services.config, shop.server.connection);
  await server.listen(port);
  const given = (server.app.server.address() as AddressInfo).port;
  return { server, port: given, url: `http://localhost:${given}` };
}

spec('PLAT-03', 'disabling at one instance reaches the tabs of another, and so does what follows', async () => {
  const other = await another();
  try {
    const [here, there] = [await shop.visit(), await shop.visit()];
    await here.page.goto(`${shop.url}/about`);
    await there.page.goto(`${other.url}/about`);
    for (const { page } of [here, there]) await untilState(page, FEATURE, 'live');
    for (const { page } of [here, there]) await markPage(page);
    await actOn(shop, REMOTE, KILL);
    for (const { page } of [here, there]) await untilState(page, FEATURE, 'waiting');
    await actOn(shop, REMOTE, ENABLE);
    for (const { page } of [here, there]) await untilState(page, FEATURE, 'live');
    for (const { page } of [here, there]) expect(await isMarked(page)).toBe(true);
    expect([...here.problems, ...there.problems]).toEqual([]);
  } finally {
    await other.server.close();
  }
});

spec('PLAT-03', 'a tab whose server goes down and returns follows it again', async () => {
  const first = await another();
  const { page } = await shop.visit();
  await page.goto(`${first.url}/about`);
  await untilState(page, FEATURE, 'live');
  await first.server.close();
  await actOn(shop, REMOTE, KILL);
  const second = await another(first.port);
  try {
    await untilState(page, FEATURE, 'waiting');
    await actOn(shop, REMOTE, ENABLE);
    await untilState(page, FEATURE, 'live');
  } finally {
    await second.server.close();
  }
});

// A proxy that buffers responses makes the stream useless.
for (const [what, spoil] of [
  ['is kept on its way', () => proxy.spoil(() => undefined)],
  ['is refused', () => proxy.spoil(({ reply }) => void reply.writeHead(429).end())],
] as const)
  spec('PLAT-03', `a page whose stream ${what} polls instead`, async () => {
    const { page } = await shop.visit();
    await hastenPolling(page);
    const streams = watchNews(shop.server);
    spoil();
    await page.goto(`${proxy.url}/about`);
    await untilState(page, FEATURE, 'live');
    await actOn(shop, REMOTE, KILL);
    await untilState(page, FEATURE, 'waiting');
    expect(streams.polled()).toBeGreaterThan(0);
    await actOn(shop, REMOTE, ENABLE);
    await untilState(page, FEATURE, 'live');
  });
