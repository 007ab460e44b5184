import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { featureOf } from '../../server/src/site/registry/gate/manifest.fixture';
import { lookAtPage, pagesWith } from './look-at-page';
import { blockOf, pageOf } from './page.fixture';

const NAME = 'mf-forms';
const BLOCK = blockOf(NAME, featureOf('forms/a'));

let site: Server;
let url: string;

beforeAll(async () => {
  const pages: Record<string, string> = { '/': '', '/contact': BLOCK, '/about': '' };
  site = createServer(({ url: path = '' }, response) => {
    const leads: Record<string, string> = {
      '/old': '/contact?a=1',
      '/away': 'https://www.shop.example/',
      '/round': '/round',
    };
    const list = Object.keys(pages).map((page) => `<url><loc>https://shop.example${page}</loc></url>`);
    const [pathname = ''] = path.split('?');
    const page = pages[pathname];
    if (leads[path]) return response.writeHead(302, { location: leads[path] }).end();
    if (path === '/sitemap.xml') return response.end(list.join(''));
    if (page === undefined && path !== '/plain') return response.writeHead(404).end('no');
    return response.end(page === undefined ? '<html></html>' : pageOf(url, {}, page));
  });
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
  url = `http://localhost:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.closeAllConnections();
  return new Promise((resolve) => site.close(resolve));
});

test('describes the page at an address, and keeps path, query and fragment', async () => {
  expect(await lookAtPage(`${url}/contact?a=1#b`, NAME)).toEqual({
    ok: true,
    site: url,
    path: '/contact?a=1#b',
    isOn: true,
  });
  expect(await lookAtPage(`${url}/old`, NAME)).toMatchObject({ ok: true, isOn: true });
  expect(await lookAtPage(url, NAME)).toMatchObject({ ok: true, path: '/', isOn: false });
  expect(await pagesWith(url, NAME)).toEqual(['/contact']);
  expect(await lookAtPage(url.replace('localhost', 'shop.localhost'), NAME)).toMatchObject({ ok: true });
});

test.each([
  ['contact', /^contact is not the address of a page: give one like/],
  ['ftp://a.example/', /is not the address of a page/],
  ['/nowhere', /\/nowhere does not exist \(404\)/],
  ['/plain', /is no page of Colonnade with scripts in it \(status 200\)/],
  ['/away', /\/away leads to https:\/\/www\.shop\.example\/: give that address instead\.$/],
  ['/round', /leads on and on/],
  ['http://localhost:1/', /^http:\/\/localhost:1 does not answer: nothing listens there\. Start the site/],
  ['http://nobody.invalid/', /^http:\/\/nobody\.invalid does not answer: nobody knows a host of this name/],
])('says in one sentence why a working copy cannot be shown over %s', async (address, message) => {
  const found = await lookAtPage(address.startsWith('/') ? url + address : address, NAME);
  expect(found).toEqual({ ok: false, message: expect.stringMatching(message) });
});

test('a site without a sitemap has no pages to list', async () => {
  expect(await pagesWith('http://localhost:1', NAME)).toEqual([]);
});
