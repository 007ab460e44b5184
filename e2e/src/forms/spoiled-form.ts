import type { Page } from 'puppeteer';
import { FORM_CALLS } from 'shared-types/forms/contact-form';
import { atRest } from '../browser/looks/at-rest';
import { until } from '../../../tools/testing/until';
import { openShop } from '../browser/open/shop';
import { openFaultyProxy, type FaultyProxy } from '../site/requests/faulty-proxy';
import { fillForm, FORM } from './fill-form';

export const OVERLAY = '.site-dialogs--system-error';
/** Message after a rejection that is not the visitor's fault. */
export const UNSUBMITTED = 'Unable to submit form. Please try again later.';
/** Message after an unreadable response. */
export const UNPROCESSED = 'Error processing form submission. Please reload and try again.';
const PLACE = `${FORM} [data-form-error]`;
const EMAIL = 'Dear potters,\n\nthe blue mug — is it 40 % off? "Yes" & no.\n\nŁucja';

export interface SpoiledForm {
  readonly proxy: FaultyProxy;
  openFilled(options?: { readonly withScript?: boolean }): Promise<Page>;
  sendInVain(page: Page): Promise<string>;
  /** Expects that all typed values are there and editable, and the form can be sent. */
  expectKept(page: Page): Promise<void>;
  /** Without faults: sends again, expects thanks, and exactly one stored submission. */
  expectOneSubmission(page: Page): Promise<void>;
}

export function openSpoiledForm(): SpoiledForm {
  const shop = openShop();
  const proxy = openFaultyProxy(shop, FORM_CALLS.saveFormSubmission.path);
  // Resets rate limits, because all visitors have one IP address, and stored submissions.
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
      // Until then, the error of the former call is shown.
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
      // Form values have CRLF line breaks.
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
