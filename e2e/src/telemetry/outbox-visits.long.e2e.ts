import { until } from '../../../tools/testing/until';
import { openTab } from '../browser/open/tab';
import { goAndRecord, makeErrors } from './created-records';
import { comeBack, openFaultyVisits, shiftClock, untilSent } from './faulty-visits';

const { proxy, open, expectAll } = openFaultyVisits();

test('two tabs share an outbox: what a closed one left behind the other sends, once', async () => {
  const { page, created, url, names, tab } = await open();
  await goAndRecord(tab, url);
  const other = { page: await openTab(page.browserContext()), created };
  await goAndRecord(other, `${url}&other`);
  await expectAll(created);
  await proxy.goDown();
  await makeErrors(tab, names);
  await makeErrors(
    other,
    names.map((name) => `${name} other`),
  );
  await untilSent(page);
  await page.close();
  await proxy.comeUp();
  await comeBack(other.page, { created, url });
  await expectAll(created);
});

test('a crumb renewed in between loses nothing', async () => {
  const { page, created, url, names, tab } = await open();
  await goAndRecord(tab, url);
  await expectAll(created);
  await page.deleteCookie({ name: 'crumb', url });
  await makeErrors(tab, names);
  await expectAll(created);
  await proxy.goDown();
  await makeErrors(
    tab,
    names.map((name) => `${name} later`),
  );
  await untilSent(page);
  await page.goto('about:blank');
  await page.deleteCookie({ name: 'crumb', url });
  await proxy.comeUp();
  await comeBack(page, { created, url });
  await expectAll(created);
});

test.each([
  ['of another century', -30 * 365 * 86_400_000],
  ['two years ahead', 2 * 365 * 86_400_000],
])('a clock %s loses nothing and duplicates nothing', async (_name, byMs) => {
  const { page, created, url, names, tab } = await open((page) => shiftClock(page, byMs));
  await goAndRecord(tab, url);
  await expectAll(created);
  // Accepted, but the response is lost, so the call is repeated.
  proxy.spoil(({ reply, pass }) => pass().then(() => reply.destroy()));
  await makeErrors(tab, names);
  await until(() => proxy.posts() > 2);
  proxy.spoil();
  await expectAll(created);
  await page.goto('about:blank');
});
