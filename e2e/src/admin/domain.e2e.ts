import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { DOMAIN_CALLS } from 'shared-types/admin/domains';
import {
  openCertificateServer,
  type CertificateServer,
} from '../../../server/src/site/domain/certificate-server.fixture';
import { openDnsServer, type DnsServer } from '../../../server/src/site/domain/dns-server.fixture';
import { follow } from '../browser/follow';
import { isNoRefusal } from '../browser/is-no-refusal';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { openOwnedShop, visitAsOwner } from './visit-design';

const DOMAIN = 'www.kiln.example';
const button = (call: { readonly path: string }) => `form[action="${call.path}"] [type=submit]`;

let dns: DnsServer;
let proxy: CertificateServer;
beforeAll(async () => {
  [dns, proxy] = await Promise.all([openDnsServer(), openCertificateServer()]);
  proxy.show('valid');
});
afterAll(() => Promise.all([dns.close(), proxy.close()]));

const shop = openOwnedShop({
  // Read when the server starts, after the servers above.
  get dnsServers() {
    return [dns.address];
  },
  get certificatePort() {
    return proxy.port;
  },
  get outgoing() {
    return proxy.network;
  },
});

test('an owner connects a domain, sees its state change in place, and the old address leads to it', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await page.goto(shop.url + ADMIN_PATH.domains);
  await page.type(`form[action="${DOMAIN_CALLS.addDomain.path}"] [name=name]`, `https://${DOMAIN}/`);
  await follow(page, button(DOMAIN_CALLS.addDomain));
  const values = await page.$$eval('.admin-domains__record code', (codes) =>
    codes.map(({ textContent }) => textContent),
  );
  const [name = '', target = '', txtName = '', txtValue = ''] = values.map(String);
  expect([name, target]).toEqual([DOMAIN, 'fern-and-kiln.colonnade.localhost']);
  // The first check finds nothing.
  await page.waitForFunction(() => document.querySelector('[data-status=waiting]'), { timeout: 60_000 });
  for (const width of [390, 1280]) {
    await page.setViewport({ width, height: 900 });
    expect([width, await overflowOf(page)]).toEqual([width, []]);
  }
  expect(await axeViolations(page)).toEqual([]);
  dns.set(name, { CNAME: [target] });
  dns.set(txtName, { TXT: [txtValue] });
  // The page follows by itself, here as if a minute were over.
  await shop.server.services.db.updateTable('site_domain').set({ check_due_at: new Date() }).execute();
  await page.waitForFunction(() => document.querySelector('[data-status=secured]'), { timeout: 90_000 });
  await follow(page, button(DOMAIN_CALLS.useMainDomain));
  const visit = await fetch(`${shop.url}/shop?from=old`, { redirect: 'manual' });
  expect([visit.status, visit.headers.get('location')]).toEqual([301, `https://${DOMAIN}/shop?from=old`]);
  expect(await page.$eval('[data-text=main]', ({ textContent }) => textContent)).toContain('redirect here');
  expect(problems.filter(isNoRefusal)).toEqual([]);
});
