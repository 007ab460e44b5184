import { CAPTCHA_CALLS } from 'shared-types/forms/captcha';
import { setServerFetch } from '../../../../tools/testing/server/test-server';
import { spec } from '../../../../tools/testing/spec';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { blocksOf, prepareSubmissions } from '../contact-form/submissions.fixture';
import { withFormSettings } from './captcha.fixture';
import { CAPTCHA_SERVICES } from './services/captcha-services';

const SITE_KEY = '10000000-ffff';
const SECRET = '0x-our-secret';
const submissions = prepareSubmissions({ captchaSecrets: new Map([[SITE_KEY, SECRET]]) });
const { send, stored } = submissions;
const [textId, formId] = blocksOf();
const INCOMPLETE = { code: 'forms/captcha-incomplete', error: 'Complete CAPTCHA before submitting.' };

let asked: { readonly url: string; readonly body: Record<string, string> }[];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked = [];
  answer = () => Promise.resolve(Response.json({ success: true, hostname: 'shop.example' }));
  setServerFetch((url, init) => {
    asked.push({ url: url as string, body: Object.fromEntries(init?.body as URLSearchParams) });
    return answer();
  });
});

const choose = async (captcha: string, captchaSiteKey = SITE_KEY) =>
  void (await submissions.open.load(withFormSettings({ captcha, captchaSiteKey })));

for (const kind of ['hcaptcha', 'turnstile', 'recaptcha'] as const)
  spec(['CAPT-01', 'CAPT-02'], `the token of ${kind} is checked there, with the secret of the site key`, async () => {
    await choose(kind);
    expect((await send({ captchaKey: 'token' })).statusCode).toBe(200);
    const body = { secret: SECRET, response: 'token' };
    expect(asked).toEqual([{ url: CAPTCHA_SERVICES[kind].verifyUrl, body }]);
    expect(await stored()).toHaveLength(1);
  });

spec('FERR-03', 'without a token, or with one that the service refuses, nothing is stored', async () => {
  await choose('turnstile');
  expect((await send({})).json()).toEqual(INCOMPLETE);
  expect(asked).toEqual([]);
  answer = () => Promise.resolve(Response.json({ success: false, 'error-codes': ['timeout-or-duplicate'] }));
  expect((await send({ captchaKey: 'token' })).json()).toEqual(INCOMPLETE);
  expect(await stored()).toEqual([]);
});

test('a service that cannot be asked stores nothing, and the visitor can send the form again', async () => {
  await choose('hcaptcha');
  const key = createIdempotencyKey();
  answer = () => Promise.reject(new TypeError('fetch failed'));
  const refused = await send({ key, captchaKey: 'token' });
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'forms/captcha-unavailable' }]);
  expect(await stored()).toEqual([]);
  answer = () => Promise.resolve(Response.json({ success: true }));
  expect((await send({ key, captchaKey: 'token' })).statusCode).toBe(200);
  // The repeat after a lost reply: the service would refuse its token.
  answer = () => Promise.reject(new TypeError('fetch failed'));
  expect((await send({ key, captchaKey: 'token' })).statusCode).toBe(200);
  expect(await stored()).toHaveLength(1);
});

test('a site key without a secret stores nothing, and asks nobody', async () => {
  await choose('recaptcha', 'unknown-key');
  expect((await send({ captchaKey: 'token' })).json()).toMatchObject({ code: 'forms/captcha-unavailable' });
  expect([asked, await stored()]).toEqual([[], []]);
});

spec('CAPT-06', 'the frame of a form loads its service’s script, under a policy of its own', async () => {
  await choose('hcaptcha');
  const visitor = submissions.open.visitor();
  const frame = (id: string) => visitor.get(CAPTCHA_CALLS.getCaptchaFrame.path.replace(':form', id));
  const { statusCode, body, headers } = await frame(formId);
  expect(statusCode).toBe(200);
  expect(body).toContain('src="https://js.hcaptcha.com/1/api.js?hl=en"');
  expect(body).toContain(`class="h-captcha" data-sitekey="${SITE_KEY}"`);
  expect(body).not.toContain(SECRET);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain('connect-src https://hcaptcha.com https://*.hcaptcha.com;');
  expect(policy).toContain(`frame-ancestors 'self'`);
  expect((await frame(textId)).statusCode).toBe(404);
  const page = String((await visitor.get('/')).headers['content-security-policy']);
  expect(page).not.toMatch(/hcaptcha|worker-src|colonnade-captcha/);
});

test('only pages with the site’s own captcha allow its worker', async () => {
  const policy = async () => String((await submissions.open.visitor().get('/')).headers['content-security-policy']);
  await submissions.open.load(withFormSettings({ captcha: 'altcha' }));
  expect(await policy()).toMatch(/worker-src blob:;.*trusted-types [^;]* colonnade-captcha/);
  await submissions.open.load(withFormSettings({}));
  expect(await policy()).not.toMatch(/worker-src|colonnade-captcha/);
});
