import { SIGN_IN_CALLS } from 'shared-types/admin/people/sign-in';
import { spec } from '../../../../tools/testing/spec';
import { holdRateWindows } from '../../../../tools/testing/store/hold-rate-windows';
import { PASSWORD, signIn } from '../../../../tools/testing/store/seed-account';
import { OWNER, prepareSignIns } from './sign-in.fixture';
import { createCrumb } from '../../platform/http/cookie/crumb';

const { path } = SIGN_IN_CALLS.login;
const PROXY = '10.0.0.1';
const signIns = prepareSignIns({ trustedProxies: [PROXY] });
const { post, sessions } = signIns;

spec(
  'ROLE-05',
  'after ten wrong passwords in a quarter of an hour none is checked, not even the right one',
  async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await signIn(signIns.open.visitor(), OWNER, 'wrong')).statusCode).toBe(422);
      await holdRateWindows(signIns.open.db);
    }
    const reply = await signIn(signIns.open.visitor(), OWNER);
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'admin/sign-in-limited']);
    expect(reply.json().error).toMatch(/^Too many sign-in attempts\. Wait \d+ minutes, then try again\.$/);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    const page = await post(signIns.open.visitor(), { email: OWNER, password: PASSWORD });
    expect([page.statusCode, page.body.includes('Too many sign-in attempts')]).toEqual([429, true]);
    expect(await sessions()).toEqual([]);
  },
);

/** Tries to sign the owner in from an address, which a proxy reports. */
async function tryFrom(origin: string, password: string): Promise<number> {
  const host = 'shop.example';
  const crumb = createCrumb(signIns.open.app.cookieSeal, { host });
  const headers = {
    host,
    accept: 'application/json',
    cookie: `crumb=${crumb}`,
    'x-forwarded-for': origin,
  };
  const payload = { email: OWNER, password };
  const reply = await signIns.open.app.inject({
    method: 'POST',
    url: `${path}?crumb=${crumb}`,
    remoteAddress: PROXY,
    headers,
    payload,
  });
  return reply.statusCode;
}

spec('ROLE-05', 'wrong passwords from one address do not lock out the owner at another', async () => {
  for (let count = 0; count < 11; count += 1) {
    await tryFrom('192.0.2.1', 'wrong');
    await holdRateWindows(signIns.open.db);
  }
  expect(await tryFrom('192.0.2.1', PASSWORD)).toBe(429);
  expect(await tryFrom('192.0.2.2', PASSWORD)).toBe(200);
});

spec('ROLE-05', 'neither do those from a whole network of addresses, each used once', async () => {
  const statuses: number[] = [];
  for (let count = 1; count <= 0x65; count += 1) {
    statuses.push(await tryFrom(`2001:db8:0:7::${count.toString(16)}`, 'wrong'));
    await holdRateWindows(signIns.open.db);
  }
  expect(statuses.findIndex((status) => status === 429)).toBe(10);
  expect(await tryFrom('2001:db8:0:7:1:2:3:4', PASSWORD)).toBe(429);
  expect(await tryFrom('2001:db8:0:8::1', PASSWORD)).toBe(200);
});

spec('ROLE-05', 'an address counts as the same in IPv4 and IPv6 spelling', async () => {
  for (let count = 0; count < 10; count += 1) {
    await tryFrom(count % 2 === 0 ? '192.0.2.1' : '::ffff:192.0.2.1', 'wrong');
    await holdRateWindows(signIns.open.db);
  }
  expect(await tryFrom('::ffff:c000:201', PASSWORD)).toBe(429);
  expect(await tryFrom('::ffff:192.0.2.2', PASSWORD)).toBe(200);
});

spec('ROLE-05', 'many addresses together may try a hundred passwords at most', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 101; count += 1) {
    statuses.push(await tryFrom(`192.0.2.${Math.floor(count / 10)}`, 'wrong'));
    await holdRateWindows(signIns.open.db);
  }
  expect(statuses.slice(0, 100)).not.toContain(429);
  expect(statuses[100]).toBe(429);
});

spec('ROLE-05', 'an address without an account is limited in the same way', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await signIn(signIns.open.visitor(), 'nobody@shop.example', 'wrong')).statusCode);
    await holdRateWindows(signIns.open.db);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
});

spec('ROLE-05', 'the right password resets the limit of the account, but not that of the address', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) {
    statuses.push((await signIn(signIns.open.visitor(), OWNER, count % 5 === 4 ? PASSWORD : 'wrong')).statusCode);
    await holdRateWindows(signIns.open.db);
  }
  expect(statuses.slice(0, 30)).not.toContain(429);
  expect(statuses[30]).toBe(429);
});
