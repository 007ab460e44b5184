import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import type { Visit, VisitorOptions } from '../browser/browser';
import { openShop } from '../browser/open/shop';
import { fillForm, FORM } from './fill-form';
import { setForm } from './set-form';

const shop = openShop();

const AWAY = 'https://tables.example/thanks?a=1';
const COUNTER = 'https://count.example/counter.js';
const COUNT = 'document.body.dataset.counted = (document.body.dataset.counted ?? "") + ';
const WITH_SCRIPTS = {
  postSubmitHtml: `<h2>And now?</h2><p onclick="x()"><a href="/shop">See what is new</a></p><script>${COUNT}"own "</script><script src="${COUNTER}"></script>`,
};
const AFTER = '.forms-contact-form__after';

async function visit(options: VisitorOptions): Promise<Visit> {
  const opened = await shop.visit(options);
  const { page } = opened;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const url = request.url();
    if (url === AWAY) void request.respond({ body: 'Elsewhere' });
    else if (url === COUNTER) void request.respond({ contentType: 'text/javascript', body: `${COUNT}"fetched"` });
    else void request.continue();
  });
  await page.goto(`${shop.url}/contact`);
  return opened;
}

async function sendForm(page: Page): Promise<void> {
  await fillForm(page);
  await page.click(`${FORM} button`);
}

const counted = (page: Page) => page.$eval('body', (body) => body.dataset['counted']);
const bothCounted = (page: Page) => page.waitForFunction(() => document.body.dataset['counted'] === 'own fetched');

spec(
  'FORM-19',
  'shows the owner’s HTML below the thanks, and its scripts run once, under the page’s policy',
  async () => {
    await setForm(shop, WITH_SCRIPTS);
    const { page, problems } = await visit({ screen: 'phone' });
    expect([await counted(page), await page.$(AFTER)]).toEqual([undefined, null]);
    await sendForm(page);
    await page.waitForSelector(`${AFTER} a`, { visible: true });
    await bothCounted(page);
    // The thanks of a long form are scrolled into view.
    await page.waitForFunction(() => {
      const { top = -1 } = document.activeElement?.getBoundingClientRect() ?? {};
      return document.activeElement?.textContent?.startsWith('Thank') && top >= 0 && top < innerHeight;
    });
    expect(await page.$eval(`${FORM} textarea`, (field) => field.checkVisibility())).toBe(false);
    expect(await axeViolations(page, 'main')).toEqual([]);
    expect(problems).toEqual([]);
  },
);

spec(
  'FORM-19',
  'without script the HTML is in the page with the thanks; if scripts run, they run there too, once',
  async () => {
    await setForm(shop, WITH_SCRIPTS);
    const without = await visit({ screen: 'phone', withScript: false });
    await sendForm(without.page);
    await without.page.waitForSelector(`${AFTER} a`, { visible: true });
    const { page, problems } = await visit({});
    await fillForm(page);
    await Promise.all([page.waitForNavigation(), page.$eval(FORM, (form) => (form as HTMLFormElement).submit())]);
    await bothCounted(page);
    await page.reload();
    await page.waitForSelector(`${AFTER} a`, { visible: true });
    expect([await counted(page), problems]).toEqual([undefined, []]);
  },
);

for (const withScript of [true, false]) {
  const how = withScript ? 'with script' : 'without script';
  spec('FORM-17', `leads to a page of the site after sending, ${how}`, async () => {
    await setForm(shop, { successUrl: '/about?from=form' });
    const { page, problems } = await visit({ withScript });
    await sendForm(page);
    await page.waitForFunction(() => location.pathname === '/about');
    expect([new URL(page.url()).search, problems]).toEqual(['?from=form', []]);
  });

  spec('FORM-17', `leads to a place on its own page after sending, ${how}, and can be sent again`, async () => {
    await setForm(shop, { successUrl: '/contact#thanks' });
    const { page, problems } = await visit({ withScript });
    await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), sendForm(page)]);
    await page.waitForFunction(() => location.hash === '#thanks');
    expect(await page.$$eval(`${FORM}[aria-busy], ${FORM} [inert]`, ({ length }) => length)).toBe(0);
    expect(problems).toEqual([]);
  });

  spec('FORM-17', `leads to another site after sending, ${how}`, async () => {
    await setForm(shop, { successUrl: AWAY });
    const { page, problems } = await visit({ withScript });
    await sendForm(page);
    await page.waitForFunction((address) => location.href === address, {}, AWAY);
    // The other site has no icon.
    expect(problems.filter((problem) => !problem.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([]);
  });
}
