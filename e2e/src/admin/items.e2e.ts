import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PAGE_SETTINGS_CALLS } from 'shared-types/admin/pages/page-settings';
import { PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { long, spec } from '../../../tools/testing/spec';
import { follow } from '../browser/follow';
import { isNoRefusal } from '../browser/is-no-refusal';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { fill } from '../browser/sign-in';
import { textOf } from '../browser/text-of';
import { untilEditorLive } from './use-page-editor';
import { openOwnedShop, visitAsOwner } from './visit-design';

const shop = openOwnedShop();
const SAVE = `form[action="${PAGE_SETTINGS_CALLS.savePageSettings.path}"] button:not([data-undo])`;
const PUBLISH = `form[action="${PAGES_CALLS.publishPages.path}"] button`;

async function strangerSees(path: string, part = 'main'): Promise<string> {
  const { page } = await shop.visit();
  await page.goto(shop.url + path);
  const text = await textOf(page, part);
  await page.close();
  return text;
}

/** As a picker of days or times does. */
const pick = (page: Page, name: string, value: string) =>
  page.$eval(
    `[name="${name}"]`,
    (field, chosen) => {
      (field as HTMLInputElement).value = chosen;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    value,
  );

/** Fields of kinds of items that can be seen. */
const kindsShown = (page: Page) =>
  page.$$eval('[data-record]', (parts) =>
    parts.flatMap((part) => (part.checkVisibility() ? [part.getAttribute('data-record')] : [])),
  );

spec(
  'ENUM-22',
  'an owner adds an event, says when and where it is, and visitors find it among the others',
  async () => {
    const { page, problems } = await visitAsOwner(shop, { screen: 'phone' });
    await page.goto(shop.url + ADMIN_PATH.pages);
    await page.click('.admin-pages__summary');
    await fill(page, '.admin-pages__form [name=title]', 'Raku night');
    await page.select('.admin-pages__form [name=collection]', '/workshops');
    await follow(page, '.admin-pages__form button');
    await untilEditorLive(page);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(shop.url + ADMIN_PATH.pageSettings.replace('{slug}', id));
    await page.waitForSelector('[data-feature="admin/page-settings"][data-state="live"]');
    expect(await kindsShown(page)).toEqual(['event', 'post event']);
    expect([await overflowOf(page), await axeViolations(page)]).toEqual([[], []]);

    await pick(page, 'startDay', '2098-10-17');
    await pick(page, 'startTime', '19:00');
    await pick(page, 'endTime', '18:30');
    await page.click(SAVE);
    await page.waitForSelector('::-p-text(The event ends before it starts.)');
    expect(await kindsShown(page)).toEqual(['event', 'post event']);
    await pick(page, 'endTime', '21:30');
    await fill(page, '[name=place]', 'The kiln yard');
    await follow(page, SAVE);
    await follow(page, PUBLISH);

    expect(await strangerSees('/workshops')).toContain('Raku night');
    expect(await strangerSees('/workshops', '.frame-nav')).not.toContain('Raku night');
    const text = await strangerSees('/workshops/raku-night');
    for (const part of ['October 17, 2098', '7:00', '9:30', 'The kiln yard']) expect(text).toContain(part);
    expect(problems.filter(isNoRefusal)).toEqual([]);
  },
);

long.test('without script, an ordinary page becomes a post of the journal', async () => {
  const { page } = await visitAsOwner(shop, { withScript: false });
  await page.goto(shop.url + ADMIN_PATH.pages);
  await page.$$eval('details', (all) => all.forEach((details) => (details.open = true)));
  await fill(page, '.admin-pages__form [name=title]', 'Ash and salt');
  await fill(page, '.admin-pages__form [name=path]', '/journal/ash-and-salt');
  await page.select('.admin-pages__form [name=layout]', 'text');
  await follow(page, '.admin-pages__form button');
  await page.select('[name=recordType]', 'post');
  expect(await kindsShown(page)).toEqual(['post', 'post event']);
  await pick(page, 'publishedDay', '2026-11-02');
  await fill(page, '[name=author]', 'Ines Roth');
  await follow(page, SAVE);
  await follow(page, PUBLISH);
  const journal = await strangerSees('/journal?author=ines+roth');
  expect(journal).toContain('Ash and salt');
});
