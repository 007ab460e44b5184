import { Secret, TOTP } from 'otpauth';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { CODE_FIELD, PASSKEY_FIELD, TWO_STEP_CALLS } from 'shared-types/admin/people/two-step';
import { SECOND_STEP_CALLS } from 'shared-types/admin/people/second-step';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import type { Ceremony, SoftwarePasskey } from './software-passkey.fixture';

const STEP_MS = 30_000;

/** The code that an app shows now, or some steps later. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });
}

/** The secret that a page shows for typing. */
export function secretOn(html: string): string {
  const [, secret] = /<code class="admin-authenticator-setup__secret">([A-Z2-7 ]+)<\/code>/.exec(html) ?? [];
  if (secret === undefined) throw new Error('The page shows no secret.');
  return secret.replaceAll(' ', '');
}

export const codesOn = (html: string): string[] =>
  [...html.matchAll(/<li><code>([0-9a-f-]+)<\/code><\/li>/g)].map(([, code]) => code ?? '');

/** Sets up an app; returns its secret and the recovery codes. The code of the step before is used. */
export async function setUpApp(browser: Shopper): Promise<{ secret: string; codes: string[] }> {
  await browser.call('POST', TWO_STEP_CALLS.beginAuthenticator.path);
  const secret = secretOn((await browser.get(ADMIN_PATH.account)).body);
  const reply = await browser.call('POST', TWO_STEP_CALLS.confirmAuthenticator.path, {
    [CODE_FIELD]: codeOf(secret, -1),
  });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return { secret, codes: codesOn((await browser.get(ADMIN_PATH.account)).body) };
}

export function sendCode(browser: Shopper, code: string): Promise<Reply> {
  return browser.call('POST', SECOND_STEP_CALLS.checkCode.path, { [CODE_FIELD]: code });
}

/** Adds a passkey to a signed-in account. */
export async function addPasskey(browser: Shopper, passkey: SoftwarePasskey, ceremony?: Ceremony): Promise<Reply> {
  const { options } = (await browser.call('POST', TWO_STEP_CALLS.offerPasskey.path)).json();
  const answer = passkey.create(options, ceremony);
  return browser.call('POST', TWO_STEP_CALLS.addPasskey.path, { name: 'Laptop', [PASSKEY_FIELD]: answer });
}

export async function usePasskey(browser: Shopper, passkey: SoftwarePasskey, ceremony?: Ceremony): Promise<Reply> {
  const { options } = (await browser.call('POST', SECOND_STEP_CALLS.askForPasskey.path)).json();
  return browser.call('POST', SECOND_STEP_CALLS.usePasskey.path, { [PASSKEY_FIELD]: passkey.get(options, ceremony) });
}
