import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { PASSWORD, seedAccount } from '../../../tools/testing/store/seed-account';
import { until } from '../../../tools/testing/until';
import { emailTo } from '../browser/email-to';
import { axeViolations } from '../browser/looks/axe-violations';
import { openShop } from '../browser/open/shop';
import { SIGN_IN, signInWith } from '../browser/sign-in';
import { untilShown } from '../browser/until-shown';

const NEWSLETTER = '.forms-contact-form--newsletter';
const OWNER = 'owner@lists.example';
const shop = openShop();

const linkIn = (text: string, act: string) =>
  new RegExp(`https?://\\S+/newsletter/${act}/[\\w-]{72}`).exec(text)?.[0] ?? '';

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(`${shop.url}/journal`);
  await page.type(`${NEWSLETTER} input[type=email]`, email);
  await page.click(`${NEWSLETTER} button`);
  await page.waitForSelector(`${NEWSLETTER} .forms-contact-form__thanks:not([hidden])`);
}

const stateOf = async (email: string) => {
  const { db } = shop.server.services;
  return (await db.selectFrom('list_subscriber').select('state').where('email', '=', email).executeTakeFirst())?.state;
};

beforeAll(async () => {
  await seedAccount(shop.server.services.db, { email: OWNER, roles: { 'fern-and-kiln': ['admin'] } });
});

/** The owner's page of mailing lists. */
async function ownersLists(): Promise<Page> {
  const { page } = await shop.visit({ withScript: false, screen: 'phone' });
  // Leads to the sign-in page, and from there back.
  await page.goto(`${shop.url}/config/mailing-lists`);
  await signInWith(page, SIGN_IN.account, { email: OWNER, password: PASSWORD });
  await page.waitForSelector('.admin-mailing-lists');
  return page;
}

spec(
  ['MAIL-01', 'MAIL-04', 'MAIL-05'],
  'an owner creates a list and connects the newsletter of a page to it',
  async () => {
    const owner = await ownersLists();
    await untilShown(owner, "You don't have any mailing lists. Please create one before continuing.");
    await owner.type('input[name=name]', 'Letters');
    await owner.click('form[action$="/lists"] button');
    await owner.waitForSelector('.admin-mailing-lists__entry');
    const forms = await owner.$$('.admin-mailing-lists__connection');
    for (const form of forms) {
      const text = await form.evaluate((element) => element.textContent ?? '');
      if (!text.includes('Journal')) continue;
      await (
        await form.$('select')
      )?.select(await form.$eval('option:last-child', (option) => (option as HTMLOptionElement).value));
      await (await form.$('button'))?.click();
      break;
    }
    await untilShown(owner, 'The form is connected.');
  },
);

spec(
  'MAIL-05',
  'in the browser that signed up, opening the links of the emails confirms and unsubscribes',
  async () => {
    const email = 'ada@lists.example';
    const { page, problems } = await shop.visit({ screen: 'phone' });
    await signUp(page, email);
    expect(await stateOf(email)).toBe('unconfirmed');
    await page.goto(linkIn((await emailTo(shop.server.dataDir, email, /confirm/)).text, 'confirm'));
    await untilShown(page, 'You are subscribed.');
    expect(await axeViolations(page)).toEqual([]);
    await until(async () => (await stateOf(email)) === 'subscribed');
    await page.goto(linkIn((await emailTo(shop.server.dataDir, email, /You are subscribed/)).text, 'unsubscribe'));
    await untilShown(page, 'You are unsubscribed');
    await until(async () => (await stateOf(email)) === 'unsubscribed');
    expect(problems).toEqual([]);
  },
);

for (const withScript of [true, false])
  spec('MAIL-05', `elsewhere one press does it, ${withScript ? 'with' : 'without'} script`, async () => {
    const email = `ben-${withScript ? 'a' : 'b'}@lists.example`;
    await signUp((await shop.visit()).page, email);
    // Another browser, as a mail scanner is.
    const { page } = await shop.visit({ withScript, screen: 'phone' });
    await page.goto(linkIn((await emailTo(shop.server.dataDir, email, /confirm/)).text, 'confirm'));
    await page.waitForSelector('.forms-mailing-list button');
    expect(await stateOf(email)).toBe('unconfirmed');
    await page.click('.forms-mailing-list button');
    await untilShown(page, 'You are subscribed.');
    await page.goto(linkIn((await emailTo(shop.server.dataDir, email, /You are subscribed/)).text, 'unsubscribe'));
    await page.click('.forms-mailing-list button');
    await untilShown(page, 'You are unsubscribed');
    expect(await stateOf(email)).toBe('unsubscribed');
  });

test('the owner sees who is on the list', async () => {
  const owner = await ownersLists();
  await owner.click('.admin-mailing-lists__entry a');
  await untilShown(owner, 'ada@lists.example');
  await untilShown(owner, 'ben-b@lists.example');
});
