import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { LIST_CONNECTION_CALLS } from 'shared-types/admin/people/list-connection';
import { SUBSCRIBERS_CALLS } from 'shared-types/admin/people/subscribers';
import {
  API_KEY,
  AUDIENCE_ID,
  mailchimpAt,
  openMailchimp,
} from '../../../server/src/forms/list-connector/services/mailchimp.fixture';
import { openReceiver, RECEIVER_NETWORK, type Receiver } from '../../../server/src/platform/outgoing/receiver.fixture';
import { spec } from '../../../tools/testing/spec';
import { until } from '../../../tools/testing/until';
import { follow } from '../browser/follow';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { fill } from '../browser/sign-in';
import { untilShown } from '../browser/until-shown';
import { openOwnedShop, visitAsOwner } from './visit-design';

const shop = openOwnedShop({ outgoing: RECEIVER_NETWORK });
const mailchimp = openMailchimp();
const [ADA, EVE] = ['ada@lists.example', 'eve@lists.example'];

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
  receiver.answerWith(mailchimp.answer);
});
afterAll(() => receiver.close());

const buttonOf = (path: string) => `form[action="${path}"] button[type=submit]`;

async function createList(page: Page): Promise<string> {
  await page.goto(shop.url + ADMIN_PATH.mailingLists);
  await page.type('input[name=name]', 'Letters');
  await follow(page, 'form[action$="/lists"] button');
  await follow(page, '.admin-mailing-lists__entry a');
  return page.url();
}

async function addSubscriber(page: Page, list: string, email: string): Promise<void> {
  await page.goto(list);
  await fill(page, '[name=addresses]', email);
  await page.click('[name=consent]');
  await follow(page, buttonOf(SUBSCRIBERS_CALLS.addSubscribers.path));
}

/** Opens the page of the connection until it shows that a change has failed. */
async function untilFailed(page: Page, address: string): Promise<void> {
  const { db } = shop.server.services;
  const failed = db.selectFrom('list_delivery').select('id').where('state', '=', 'failed');
  await until(async () => (await failed.executeTakeFirst()) !== undefined, 'a change has failed');
  await page.goto(address);
  await page.waitForSelector('.admin-list-connection__failure');
}

spec('MAIL-02', 'an owner connects a list; a subscriber arrives, and one that was refused is sent again', async () => {
  const { page, problems } = await visitAsOwner(shop, { screen: 'phone' });
  const list = await createList(page);
  await follow(page, '.admin-subscribers__connection');
  await follow(page, '.admin-list-connection__service a');
  await fill(page, '[name=apiKey]', API_KEY);
  await fill(page, '[name=audienceId]', AUDIENCE_ID);
  await fill(page, '[name=url]', mailchimpAt(receiver.url));
  await follow(page, buttonOf(LIST_CONNECTION_CALLS.saveConnection.path));
  await untilShown(page, 'Saved.');
  const connection = page.url();
  await follow(page, buttonOf(LIST_CONNECTION_CALLS.testConnection.path));
  await untilShown(page, 'The service has answered: the connection works.');
  await addSubscriber(page, list, ADA);
  await until(() => mailchimp.statusOf(ADA) === 'subscribed', 'the subscriber has arrived');

  mailchimp.blocked.add(EVE);
  await addSubscriber(page, list, EVE);
  await untilFailed(page, connection);
  expect(await page.$eval('.admin-list-connection__failure', ({ textContent }) => textContent)).toContain(EVE);
  expect([await overflowOf(page), await axeViolations(page)]).toEqual([[], []]);
  mailchimp.blocked.delete(EVE);
  await follow(page, '.admin-list-connection__failure button');
  await untilShown(page, 'The changes are sent again.');
  await until(() => mailchimp.statusOf(EVE) === 'subscribed', 'the subscriber has arrived after all');
  await page.goto(connection);
  expect(await page.$('.admin-list-connection__failure')).toBeNull();
  expect(problems).toEqual([]);
});
