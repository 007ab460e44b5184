import { MAILING_LIST_CALLS } from 'shared-types/forms/mailing-list';
import { setServerTime } from '../../../../tools/testing/server/test-server';
import { ADA, linkIn, prepareSubscribers } from './subscribers.fixture';

const DAY_MS = 86_400_000;
const ONE_CLICK = 'List-Unsubscribe=One-Click';

const subscribers = prepareSubscribers();
const { act, age, emails, link, rows, signUp, token } = subscribers;
const state = async () => (await rows())[0]?.state;

/** Signs up and confirms; gives the token that unsubscribes. */
async function join(): Promise<string> {
  await signUp();
  await act('confirmSubscription', await token());
  return token();
}

/** A mail program's request: no cookies, no crumb, no origin. */
const postPlainly = (url: string, payload = ONE_CLICK, type = 'application/x-www-form-urlencoded') =>
  subscribers.open.app.inject({
    method: 'POST',
    url,
    headers: { host: 'shop.example', 'content-type': type },
    payload,
  });
const oneClickPath = (token: string) => MAILING_LIST_CALLS.unsubscribeInOneClick.path.replace(':token', token);

test('no scanner confirms: opening a link, with GET or HEAD and as often as it likes, changes nothing', async () => {
  await signUp();
  const before = await rows();
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    const reply = await subscribers.open.app.inject({ method, url: await link(), headers: { host: 'shop.example' } });
    expect(reply.statusCode).toBe(200);
  }
  expect(await rows()).toEqual(before);
});

test('no scanner unsubscribes: neither the page nor the address of the header does anything when opened', async () => {
  const leaving = await join();
  const before = await rows();
  for (const method of ['GET', 'HEAD'] as const)
    for (const url of [await link(), oneClickPath(leaving)]) {
      const { statusCode, headers } = await subscribers.open.app.inject({
        method,
        url,
        headers: { host: 'shop.example' },
      });
      expect([statusCode, headers.location ?? '']).toEqual(
        url === oneClickPath(leaving) ? [303, await link()] : [200, ''],
      );
    }
  expect(await rows()).toEqual(before);
});

test('only in the browser that signed up does the page send itself', async () => {
  const visitor = subscribers.open.visitor();
  await signUp(ADA, visitor);
  const own = await visitor.get(await link());
  const other = await subscribers.open.visitor().get(await link());
  expect([own.body.includes('data-sends-itself'), other.body.includes('data-sends-itself')]).toEqual([true, false]);
  await act('confirmSubscription', await token());
  expect((await visitor.get(await link())).body).toContain('data-sends-itself');
});

test('confirming twice at once subscribes once, welcomes once, and says the same', async () => {
  await signUp();
  const confirming = await token();
  const replies = await Promise.all([1, 2, 3].map(() => act('confirmSubscription', confirming)));
  expect(replies.map((reply) => reply.json())).toEqual(Array(3).fill({ message: 'You are subscribed.' }));
  expect([await state(), (await emails()).length]).toEqual(['subscribed', 2]);
});

test('unsubscribing twice says the same, and the links work without script', async () => {
  await signUp();
  const visitor = subscribers.open.visitor();
  const confirming = await token();
  const confirmed = await visitor.post(MAILING_LIST_CALLS.confirmSubscription.path, { token: confirming });
  expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, `/newsletter/confirm/${confirming}`]);
  expect((await visitor.get(`/newsletter/confirm/${confirming}`)).body).toContain('You are subscribed.');
  const leaving = await token();
  const press = () => visitor.post(MAILING_LIST_CALLS.unsubscribe.path, { token: leaving });
  for (const left of [await press(), await press()])
    expect([left.statusCode, left.headers.location]).toEqual([303, `/newsletter/unsubscribe/${leaving}`]);
  expect((await visitor.get(`/newsletter/unsubscribe/${leaving}`)).body).toContain('You are unsubscribed');
  expect(await state()).toBe('unsubscribed');
});

test('an email from before unsubscribing confirms nothing', async () => {
  await signUp();
  const early = await token();
  await act('confirmSubscription', early);
  await act('unsubscribe', await token());
  const refused = await act('confirmSubscription', early);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'forms/subscription-left']);
  await age(1);
  await signUp();
  expect((await act('confirmSubscription', early)).json().code).toBe('forms/subscription-left');
  expect(await state()).toBe('unconfirmed');
});

test('an expired link confirms nothing, and its page offers a new email, which works', async () => {
  await signUp();
  const old = await token();
  setServerTime(() => Date.now() + 15 * DAY_MS);
  expect((await act('confirmSubscription', old)).json().code).toBe('forms/subscription-expired');
  const page = await subscribers.open.visitor().get(`/newsletter/confirm/${old}`);
  expect(page.body).toContain(MAILING_LIST_CALLS.requestConfirmation.path);
  await age(15 * 24);
  const [first, second] = [await act('requestConfirmation', old), await act('requestConfirmation', old)];
  expect([first.statusCode, second.json()]).toEqual([200, first.json()]);
  expect(await emails()).toHaveLength(2);
  expect(await state()).toBe('unconfirmed');
});

test('a token of another act, another site or nobody is refused, with a page that helps', async () => {
  await signUp();
  const confirming = await token();
  const changed = confirming.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  for (const call of ['confirmSubscription', 'requestConfirmation', 'unsubscribe'] as const)
    for (const wrong of [changed, 'A'.repeat(72)])
      expect((await act(call, wrong)).json()).toMatchObject({ code: 'forms/subscription-unknown' });
  expect((await act('unsubscribe', confirming)).statusCode).toBe(404);
  const page = await subscribers.open.visitor().get(`/newsletter/confirm/${changed}`);
  expect(page.body).toContain('This link is not complete');
  expect(await state()).toBe('unconfirmed');
});

test('the subscriber of a deleted list is told that the link leads nowhere', async () => {
  const leaving = await join();
  await subscribers.open.db.deleteFrom('list_subscriber').execute();
  expect((await act('unsubscribe', leaving)).statusCode).toBe(404);
});

test('a mail program unsubscribes by one post of either kind, without cookies', async () => {
  const { unsubscribe_url: url } = (await join(), (await emails()).at(-1)) ?? {};
  const path = url?.replace(/^https?:\/\/[^/]+/, '') ?? '';
  expect((await postPlainly(path)).statusCode).toBe(204);
  expect(await state()).toBe('unsubscribed');
  expect((await postPlainly(path)).statusCode).toBe(204);
  await subscribers.open.db.updateTable('list_subscriber').set({ state: 'subscribed' }).execute();
  const parts = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  expect((await postPlainly(path, parts, 'multipart/form-data; boundary=x')).statusCode).toBe(204);
  expect(await state()).toBe('unsubscribed');
});

test.each([
  ['without the words of RFC 8058', ''],
  ['with others', 'List-Unsubscribe=Yes'],
])('a post %s unsubscribes nobody', async (_, payload) => {
  const path = oneClickPath(await join());
  expect((await postPlainly(path, payload)).statusCode).toBe(400);
  expect((await postPlainly(oneClickPath('A'.repeat(72)))).statusCode).toBe(404);
  expect(await state()).toBe('subscribed');
});

test('the links of an email lead to the site that sent it, in its language', async () => {
  await signUp();
  const [{ body, html } = { body: '', html: '' }] = await emails();
  expect(linkIn(body ?? '')).toMatch(/^\/newsletter\/confirm\/[\w-]{72}$/);
  expect(html).toContain(linkIn(body ?? ''));
});
