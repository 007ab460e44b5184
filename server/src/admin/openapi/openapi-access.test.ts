import { randomUUID } from 'node:crypto';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { PASSWORD, seedAccount } from '../../../../tools/testing/store/seed-account';
import type { DescribedCall } from './described-call';
import { allRoutes, callOf, expectError, expectReply, nameOf } from './described.fixture';
import { PLATFORM_CALLS } from './platform-calls';

const EMAIL = 'first@shop.example';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

spec('PLAT-03', 'every described call names the access that its route requires', () => {
  const routes = allRoutes();
  const accessOf = ({ call }: DescribedCall) => routes.get(nameOf(call.method, call.path))?.config?.access;
  const calls = PLATFORM_CALLS.filter(({ access }) => access !== 'deploy-token');
  expect(calls.length).toBeGreaterThan(5);
  expect(calls.map((call) => [call.id, accessOf(call) ?? 'everyone'])).toEqual(
    calls.map(({ id, access }) => [id, access]),
  );
});

spec('PLAT-03', 'calls with a deploy token are refused without one, as described', async () => {
  const calls = PLATFORM_CALLS.filter(({ access }) => access === 'deploy-token');
  expect(calls.length).toBeGreaterThan(0);
  for (const { id, call } of calls) {
    const url = call.path.replace(':deploy', randomUUID());
    const reply = await open.app.inject({ method: call.method as 'POST' | 'PUT', url });
    expect([id, expectError(id, reply)]).toEqual([id, 'site/deploy-token-unknown']);
  }
});

spec('PLAT-03', 'a caller without a crumb receives one with the refusal, and can sign in with it', async () => {
  await seedAccount(open.db, { email: EMAIL, roles: { example: ['viewer'] } });
  const login = (crumb: string, cookie?: string) =>
    open.app.inject({
      method: 'POST',
      url: `${callOf('login').call.path}?crumb=${crumb}`,
      headers: { host: 'shop.example', accept: 'application/json', ...(cookie !== undefined && { cookie }) },
      payload: { email: EMAIL, password: PASSWORD },
    });
  const refused = await login('');
  expect(expectError('login', refused)).toBe('site/no-cookies');
  const [cookie] = refused.cookies;
  expect(cookie?.name).toMatch(/crumb$/);
  const signedIn = await login(refused.json<{ crumb: string }>().crumb, `${cookie?.name}=${cookie?.value}`);
  expect(signedIn.statusCode).toBe(200);
  expectReply('login', signedIn.json());
});
