import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { CODE_CALLS } from 'shared-types/admin/pages/code-injection';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { openOwnedShop, visitAsOwner } from './visit-design';

const FORM = `form[action="${CODE_CALLS.saveCode.path}"]`;
const HEAD = `<meta name="verify" content="7f3a"><script>
  document.documentElement.dataset.injected = 'yes';
  document.head.append(Object.assign(document.createElement('script'), { text: 'document.documentElement.dataset.more = 1' }));
</script>`;

const shop = openOwnedShop();

test('code that an owner adds runs on the site, and the link opens the site without it', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await page.goto(shop.url + ADMIN_PATH.codeInjection);
  await page.waitForSelector(`${FORM} [name=head]`);
  await page.$eval(`${FORM} [name=head]`, (field, code) => void ((field as HTMLTextAreaElement).value = code), HEAD);
  await page.select(`${FORM} [name=consent]`, 'always');
  await Promise.all([page.waitForNavigation(), page.click(`${FORM} [type=submit]`)]);
  for (const width of [390, 1280]) {
    await page.setViewport({ width, height: 900 });
    expect([width, await overflowOf(page)]).toEqual([width, []]);
  }
  expect(await axeViolations(page)).toEqual([]);
  const without = await page.$eval('a[target=_blank][href*="without-code"]', ({ href }) => href);
  const injected = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
  await page.goto(`${shop.url}/?noredirect`);
  expect(await injected()).toMatchObject({ injected: 'yes', more: '1' });
  await page.goto(without);
  expect(await injected()).not.toHaveProperty('injected');
  expect(problems).toEqual([]);
});
