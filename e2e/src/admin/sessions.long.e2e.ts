import type { Page } from 'puppeteer';
import { PASSWORD } from '../../../tools/testing/store/seed-account';
import { axeViolations } from '../browser/looks/axe-violations';
import { follow } from '../browser/follow';
import { openTab } from '../browser/open/tab';
import { pathOf, untilAt } from '../browser/path-of';
import { SIGN_IN, signInWith } from '../browser/sign-in';
import { textOf } from '../browser/text-of';
import { openOwnedShop, OWNER } from './visit-design';

const SESSIONS = '/config/sessions';
const OTHER_SESSION = '[data-session]:not(:has(.admin-sessions__current))';

const shop = openOwnedShop();

async function visitSignedIn(withScript: boolean): Promise<Page> {
  const { page } = await shop.visit({ withScript, screen: 'phone' });
  await page.goto(shop.url + SESSIONS);
  await signInWith(page, SIGN_IN.account, { email: OWNER, password: PASSWORD });
  await untilAt(page, SESSIONS);
  return page;
}

for (const withScript of [true, false])
  test(`${withScript ? 'with' : 'without'} script an owner sees each signed-in browser, and signs out of others`, async () => {
    const [here, there] = [await visitSignedIn(withScript), await visitSignedIn(withScript)];
    await here.reload();
    expect(await textOf(here, 'main')).toMatch(/Chrome on \w+[^]*This browser[^]*Chrome on/);
    if (withScript) expect(await axeViolations(here)).toEqual([]);
    await follow(here, `${OTHER_SESSION} button`);
    expect(await textOf(here, 'main [role=status]')).toBe('That browser is signed out.');
    await there.reload();
    expect(await pathOf(there)).toMatch(/^\/config\/sign-in/);
    await visitSignedIn(withScript);
    await here.goto(shop.url + SESSIONS);
    await follow(here, 'form[action$="/end-others"] button');
    expect(await textOf(here, 'main')).toContain('You are not signed in anywhere else.');
    await follow(here, '[data-session] button');
    expect(await pathOf(here)).toBe('/?logout=true');
  });

test('signing out of this browser reaches its other tabs', async () => {
  const here = await visitSignedIn(true);
  const other = await openTab(here.browserContext());
  await other.goto(`${shop.url}/config/design`);
  await here.bringToFront();
  await follow(here, '[data-session]:has(.admin-sessions__current) button');
  await other.waitForFunction(() => location.pathname !== '/config/design');
});
