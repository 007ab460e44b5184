import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { follow } from '../browser/follow';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { textOf } from '../browser/text-of';
import { fillForm, FORM } from '../forms/fill-form';
import { openOwnedShop, visitAsOwner } from './visit-design';

const SUBMISSIONS = '/config/forms';
const DELETE = '[formaction$="/submissions/delete"]';
const CONFIRM = 'main form[action$="/submissions/delete"] button';

const shop = openOwnedShop();

/** A visitor sends the form of the page `/contact`. */
async function visitorSends(): Promise<void> {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/contact`);
  await fillForm(page);
  await page.click(`${FORM} button`);
  await page.waitForSelector('.forms-contact-form__thanks:not([hidden])');
  await page.close();
}

async function submissionsPage(options: Parameters<typeof visitAsOwner>[1]): Promise<Page> {
  const { page } = await visitAsOwner(shop, options);
  await page.goto(shop.url + SUBMISSIONS);
  return page;
}

const isGood = async (page: Page) => expect([await overflowOf(page), await axeViolations(page)]).toEqual([[], []]);

for (const withScript of [true, false])
  spec(
    'ROLE-04',
    `${withScript ? 'with' : 'without'} script an owner reads, selects and deletes a submission on a phone`,
    async () => {
      await shop.server.services.db.deleteFrom('form_submission').execute();
      await visitorSends();
      await visitorSends();
      const page = await submissionsPage({ withScript, screen: 'phone' });
      expect(await textOf(page, 'main')).toContain('2 submissions, 2 unread');
      if (withScript) await isGood(page);
      await page.click('tbody tr:first-child input[type=checkbox]');
      await follow(page, DELETE);
      expect(await textOf(page, 'h2')).toBe('1 submission will be deleted');
      if (withScript) await isGood(page);
      await follow(page, CONFIRM);
      expect(await textOf(page, 'main [role=status]')).toBe('1 submission is deleted.');
      expect(await textOf(page, 'main')).toContain('1 submission, 1 unread');
      await follow(page, 'tbody th a');
      await follow(page, 'article p a[href*="person="]');
      await follow(page, CONFIRM);
      expect(await textOf(page, 'main')).toContain('Nobody has sent a form yet.');
    },
  );
