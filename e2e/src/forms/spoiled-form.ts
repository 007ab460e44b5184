import type { Page } from 'puppeteer';
import { FORM_CALLS } from 'shared-types/forms/contact-form';
import { atRest } from '../browser/looks/at-rest';
import { until } from '../../../tools/testing/until';
import { openShop } from '../browser/open/shop';
import { openFaultyProxy, type FaultyProxy } from '../site/requests/faulty-proxy';
import { fillForm, FORM } from './fill-form';

/** What lies over the page where the server is at its end. */
export const OVERLAY = '.site-dialogs--system-error';
/** What a form says that was refused for no fault of the visitor's. */
export const UNSUBMITTED = 'Unable to submit form. Please try again later.';
/** What a form says whose reply cannot be read. */
export const UNPROCESSED = 'Error processing form submission. Please reload and try again.';
/** Where the form says what went wrong. */
const PLACE = `${FORM} [data-form-error]`;
/** What the visitor has written, of all the form asks the part that hurts most to lose. */
const EMAIL = 'Dear potters,\n\nthe blue mug — is it 40 % off? "Yes" & no.\n\nŁucja';

/** The sample shop's contact form behind a proxy that spoils what it is told to. */
export interface SpoiledForm {
  readonly proxy: FaultyProxy;
  /** Opens the form on a phone and fills it in. */
  openFilled(options?: { readonly withScript?: boolean }): Promise<Page>;
  /** Sends it, and gives what it says of its failure. */
  sendInVain(page: Page): Promise<string>;
  /** All that is written in it is there and can be changed, and it can be sent. */
  expectKept(page: Page): Promise<void>;
  /** The way is free again: sending once more thanks, and what was written is kept once, however often it was sent before. */
  expectOneSubmission(page: Page): Promise<void>;
}

/** Opens it for the tests of a file. */
export function openSpoiledForm(): SpoiledForm {
  const shop = openShop();
  const proxy = openFaultyProxy(shop, FORM_CALLS.saveFormSubmission.path);
  // More visitors than a minute allows, all at one address; and only what the test itself has sent.
  beforeEach(async () => {
    const { db } = shop.server.services;
    await db.deleteFrom('rate_window').execute();
    await db.deleteFrom('form_submission').execute();
  });
  const stored = () => shop.server.services.db.selectFrom('form_submission').selectAll().execute();
  return {
    proxy,
    async openFilled(options = {}) {
      const { page } = await shop.visit({ screen: 'phone', ...options });
      await page.goto(`${proxy.url}/contact`);
      if (options.withScript !== false) await atRest(page);
      await fillForm(page);
      await page.$eval(`${FORM} textarea`, (field, text) => (field.value = text), EMAIL);
      return page;
    },
    async sendInVain(page) {
      await page.click(`${FORM} button`);
      // What it said of the call before stands there until then.
      await until(() => proxy.posts() > 0);
      await page.waitForSelector(`${PLACE}:not(:empty)`);
      await page.waitForSelector(`${FORM}:not([aria-busy])`);
      return page.$eval(PLACE, (place) => place.textContent?.trim() ?? '');
    },
    async expectKept(page) {
      const { values, locked } = await page.$eval(FORM, (form) => ({
        values: [...new FormData(form).entries()].filter(([name]) => name.startsWith('field.')),
        locked: form.querySelectorAll('[inert], [inert] *').length,
      }));
      expect(values.find(([name]) => name === 'field.email.value')).toContain('ada@example.com');
      // A form's text has the line ends of the network.
      expect(values.map(([, value]) => String(value).replaceAll('\r\n', '\n'))).toContain(EMAIL);
      expect(values.filter(([, value]) => value === '')).toEqual([]);
      expect(locked).toBe(0);
    },
    async expectOneSubmission(page) {
      proxy.spoil();
      await page.click(`${FORM} button`);
      await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Thank'));
      const kept = await stored();
      expect(kept).toHaveLength(1);
      expect(JSON.stringify(kept[0])).toContain(JSON.stringify(EMAIL).slice(1, -1));
    },
  };
}
