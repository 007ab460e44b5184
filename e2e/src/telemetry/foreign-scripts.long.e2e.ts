import { spec } from '../../../tools/testing/spec';
import { until } from '../../../tools/testing/until';
import { buildChanged } from '../site/federation/fixture-build';
import { builtPackage, publishBuild } from '../site/registry/published-build';
import { openMeasuredShop } from './measured-shop';
import { storedRecords } from './stored-records';

const FOREIGN = 'https://elsewhere.example';
const IN_HTML = `${FOREIGN}/in-html.js`;
const BY_REMOTE = `${FOREIGN}/by-remote.js`;

const shop = openMeasuredShop();
let origin = '';
beforeAll(async () => {
  // The remote catches the error, so that only the browser reports it.
  const { manifest, folder } = await buildChanged('foreign', {
    file: 'src/features/greeting/greeting.effects.ts',
    from: `const extra = await import('./greeting-extra');`,
    to: `try {
      document.head.append(Object.assign(document.createElement('script'), { src: '${BY_REMOTE}' }));
    } catch {
      root.dataset.refused = '';
    }
    const extra = await import('./greeting-extra');`,
  });
  await publishBuild(shop.server, await builtPackage(manifest.name, folder));
  origin = `${manifest.name}@${manifest.version}`;
});

spec('PLAT-02', 'a script from another origin is not even requested, and the remote behind it is named', async () => {
  const { page } = await shop.visit();
  const requested: string[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    requested.push(request.url());
    void (request.isNavigationRequest() ? answer() : request.continue());
    async function answer() {
      const reply = await fetch(request.url(), { headers: { accept: 'text/html' } });
      const body = (await reply.text()).replace('</body>', `<script src="${IN_HTML}"></script></body>`);
      const headers = Object.fromEntries([...reply.headers].filter(([name]) => !/encoding|length/.test(name)));
      await request.respond({ status: reply.status, headers, body });
    }
  });
  await page.goto(`${shop.url}/shop`);
  await page.waitForSelector('[data-feature="blocks/greeting"][data-refused]');
  await page.waitForSelector('[data-feature="telemetry/error-reports"][data-state="live"]');
  const reported = async () =>
    (await storedRecords(shop, 'error')).filter(({ data }) => JSON.stringify(data).includes(FOREIGN));
  await until(async () => (await reported()).length > 1);
  const found = (await reported()).map((record) => [record.origin, JSON.stringify(record.data)] as const);
  expect(found.find(([, data]) => data.includes(BY_REMOTE))?.[0]).toBe(origin);
  expect(found.find(([, data]) => data.includes(IN_HTML))?.[0]).toBe('page');
  expect(requested.filter((url) => url.startsWith(FOREIGN))).toEqual([]);
});
