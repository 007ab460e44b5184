import { atRest } from '../../browser/looks/at-rest';
import { axeViolations } from '../../browser/looks/axe-violations';
import { MUG, untilCount } from '../../commerce/shopping';
import { spec } from '../../../../tools/testing/spec';
import { failAuthorization, refuseCrumbs, requireLogin } from './faults';
import { ADD, openSpoiledShop, OVERLAY } from './spoiled-shop';
import { follow } from '../../browser/follow';

const { proxy, openProduct, tapInVain, expectMugs } = openSpoiledShop();

spec(['NET-23', 'NET-24'], 'a missing crumb is replaced and the call repeated, unnoticed', async () => {
  const page = await openProduct();
  proxy.spoil();
  await page.evaluate(() => (document.cookie = 'crumb=forged; Path=/'));
  await page.click(ADD);
  await untilCount(page, 1);
  expect(proxy.posts()).toBe(2);
});

spec('NET-24', 'if every crumb is rejected, the call is made twice, and the form shows an error', async () => {
  const page = await openProduct();
  const crumb = await page.evaluate(() => document.cookie);
  proxy.spoil(refuseCrumbs);
  expect(await tapInVain(page)).toBe('Unauthorized request');
  expect(proxy.posts()).toBe(2);
  await page.evaluate((cookie) => (document.cookie = `${cookie}; Path=/`), crumb);
  await expectMugs(page, 1);
});

spec('NET-25', 'if the browser stores no cookies, the call is made once, and the form says what to do', async () => {
  const page = await openProduct();
  proxy.spoil();
  await page.evaluate(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
  await page.browserContext().deleteCookie(...(await page.browserContext().cookies()));
  expect(await tapInVain(page)).toMatch(/sent no cookies .* allow cookies/);
  expect(proxy.posts()).toBe(1);
});

spec('NET-21', 'a call that needs a sign-in says so in its form', async () => {
  const page = await openProduct();
  proxy.spoil(requireLogin);
  expect(await tapInVain(page)).toBe('Please sign in.');
  await expectMugs(page, 1);
});

spec(
  ['NET-22', 'SYSERR-01', 'SYSERR-02', 'SYSERR-03', 'SYSERR-04'],
  'a call without permission shows the system error over the page, which can be closed or reloaded',
  async () => {
    const page = await openProduct();
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    proxy.spoil(failAuthorization);
    await page.click(ADD);
    await page.waitForSelector(`${OVERLAY}[open]`);
    expect(await page.$eval(`${OVERLAY} h2`, (title) => title.textContent)).toBe('Something Went Wrong!');
    expect(await page.$eval(`${OVERLAY} p`, (paragraph) => paragraph.textContent)).toContain('logged automatically');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Clear');
    const covered = await page.$eval(OVERLAY, (overlay) => {
      const { width, height } = overlay.getBoundingClientRect();
      return [width, height, getComputedStyle(overlay).backgroundColor];
    });
    expect(covered).toEqual([390, 844, 'rgb(251, 248, 242)']);
    expect(await axeViolations(page, OVERLAY)).toEqual([]);

    await page.keyboard.press('Enter');
    await page.waitForSelector(OVERLAY, { hidden: true });
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);

    await page.click(ADD);
    await page.waitForSelector(`${OVERLAY}[open]`);
    proxy.spoil();
    await follow(page, `${OVERLAY} .button:not(.button--quiet)`);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(false);
    expect(new URL(page.url()).pathname).toBe(MUG);
    await atRest(page);
    await expectMugs(page, 1);
  },
);
