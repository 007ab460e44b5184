import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { spec } from '../../../tools/testing/spec';
import { PASSWORD, seedAccount } from '../../../tools/testing/store/seed-account';
import { axeViolations } from '../browser/looks/axe-violations';
import { openShop } from '../browser/open/shop';
import { fill, SIGN_IN, signInWith } from '../browser/sign-in';
import { until } from '../../../tools/testing/until';
import { follow } from '../browser/follow';
import { overflowOf } from '../browser/looks/overflow-of';
import { isNoRefusal } from '../browser/is-no-refusal';

const OPS = 'ops@e2e.example';
const FORMS = ADMIN_PATH.remote.replace('{token}', 'mf-forms');
const DISABLE = 'form:has([name=act][value=disable])';

const shop = openShop();
beforeAll(() =>
  seedAccount(shop.server.services.db, {
    email: OPS,
    roles: { 'fern-and-kiln': ['viewer'] },
    platformRole: 'operate',
  }),
);
afterEach(() => shop.server.services.db.deleteFrom('rate_window').execute());

async function noticeIn(page: Page): Promise<string> {
  await until(() => page.evaluate(() => document.activeElement?.role !== null));
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}

async function isOn(): Promise<boolean> {
  const html = await (await fetch(`${shop.url}/contact`)).text();
  expect(html).toContain('data-feature="forms/contact-form"');
  return html.includes('/remotes/mf-forms/');
}

for (const withScript of [true, false]) {
  spec(
    'PLAT-03',
    `ops disable a remote and undo that ${withScript ? 'with' : 'without'} script, and pages follow`,
    async () => {
      const { page, problems } = await shop.visit({ withScript, screen: 'phone' });
      const look = async () =>
        expect([await overflowOf(page), withScript ? await axeViolations(page) : []]).toEqual([[], []]);
      await page.goto(shop.url + ADMIN_PATH.remotes);
      await Promise.all([
        page.waitForNavigation(),
        signInWith(page, SIGN_IN.account, { email: OPS, password: PASSWORD }),
      ]);
      await page.waitForSelector(`a[href="${FORMS}"]`);
      await look();

      await follow(page, `a[href="${FORMS}"]`);
      await look();
      await page.click(`details:has([name=act][value=disable]) summary`);
      await fill(page, `${DISABLE} [name=reason]`, 'Sends nothing since noon');
      await follow(page, `${DISABLE} button`);
      expect(await noticeIn(page)).toMatch(/^mf-forms stops running on pages\. .* This affects 3 sites;/);
      expect(await isOn()).toBe(true);
      await look();
      await follow(page, `${DISABLE} button`);
      expect(await noticeIn(page)).toContain('Done. Open pages follow');
      await until(async () => !(await isOn()));
      expect(await isOn()).toBe(false);

      await follow(page, 'form[action$="/undo"] button');
      expect(await noticeIn(page)).toContain('Done. Open pages follow');
      expect(await page.$eval('main', (main) => main.textContent)).toContain('Undone: Sends nothing since noon');
      await until(isOn);
      expect(await isOn()).toBe(true);
      // The confirmation is a page with status 422.
      expect(problems.filter(isNoRefusal)).toEqual([]);
    },
  );
}
