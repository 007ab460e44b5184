import { openExample, type ExampleServer } from '../../../tools/testing/site/open-example';
import { signIn } from '../../../tools/testing/store/seed-account';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { runCommand } from './run-command.fixture';
import { platformRoleCommand } from './command/platform-role.command';

const ADA = 'ada@shop.example';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [ADA]: ['viewer'] } });
});
afterAll(() => open.close());

const run = (...args: readonly string[]) => runCommand(platformRoleCommand, args, open);

test('an operator grants and revokes access to releases while the account is signed in', async () => {
  const browser = open.visitor();
  await signIn(browser, ADA);
  const status = async () => (await browser.get(ADMIN_PATH.remotes)).statusCode;
  expect(await status()).toBe(403);
  expect(await run('Ada@shop.example', 'look')).toEqual({
    ok: true,
    lines: ['Ada@shop.example has the role "look" on the platform.'],
  });
  expect(await status()).toBe(200);
  expect(await run(ADA, 'none')).toEqual({ ok: true, lines: [`${ADA} has no role on the platform.`] });
  expect(await status()).toBe(403);
});

test('invalid input is refused in one sentence', async () => {
  const usage =
    'Give the email address of an account and one of look, operate, none, for example: platform-role ada@shop.example operate.';
  expect(await run()).toEqual({ ok: false, reason: usage });
  expect(await run(ADA, 'admin')).toEqual({ ok: false, reason: usage });
  expect(await run('bob@shop.example', 'look')).toEqual({
    ok: false,
    reason: 'There is no account for bob@shop.example.',
  });
});
