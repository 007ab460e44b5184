import { CAPTCHA_CALLS } from 'shared-types/forms/captcha';
import { setServerTime } from '../../../../tools/testing/server/test-server';
import { spec } from '../../../../tools/testing/spec';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { ANSWERS, blocksOf, prepareSubmissions } from '../contact-form/submissions.fixture';
import { createResubmissionProof } from './resubmission-proof';
import { captchaSecret } from './captcha-secret';
import { solved, withFormSettings } from './captcha.fixture';

const submissions = prepareSubmissions();
const { send, stored, post } = submissions;
const [textId, formId] = blocksOf();
const INCOMPLETE = { code: 'forms/captcha-incomplete', error: 'Complete CAPTCHA before submitting.' };
const OTHERS = JSON.stringify({ ...ANSWERS, who: ['Grace', 'Hopper'] });

beforeAll(async () => void (await submissions.open.load(withFormSettings({ captcha: 'altcha' }))));

spec(['CAPT-01', 'FERR-03'], 'without a completed captcha nothing is stored, and the refusal says so', async () => {
  for (const captchaKey of [undefined, '', 'x', 'x'.repeat(20_000)]) {
    const reply = await send({ captchaKey });
    expect([reply.statusCode, reply.json()]).toEqual([400, INCOMPLETE]);
  }
  expect(await stored()).toEqual([]);
});

spec(
  ['CAPT-01', 'CAPT-02'],
  'a form with the captcha of its key is stored, and its repeat is thanked for',
  async () => {
    const key = createIdempotencyKey();
    const captchaKey = await solved(submissions, key);
    expect((await send({ key, captchaKey })).statusCode).toBe(200);
    // The repeat after a lost reply, hours later, when the captcha has expired.
    expect((await send({ key, captchaKey: '' })).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
  },
);

spec('CAPT-01', 'a captcha is accepted for no other submission and no other form', async () => {
  const key = createIdempotencyKey();
  const captchaKey = await solved(submissions, key);
  expect((await send({ key: createIdempotencyKey(), captchaKey })).json()).toEqual(INCOMPLETE);
  expect((await send({ key, captchaKey })).statusCode).toBe(200);
  expect((await send({ key: createIdempotencyKey(), captchaKey, form: OTHERS })).json()).toEqual(INCOMPLETE);
  expect((await send({ key, captchaKey, form: OTHERS })).json()).toMatchObject({ code: 'forms/key-used' });
  expect(await stored()).toHaveLength(1);
});

test('invalid fields are refused before the captcha, which stays usable', async () => {
  const key = createIdempotencyKey();
  const captchaKey = await solved(submissions, key);
  const refused = await send({ key, captchaKey, form: JSON.stringify({ ...ANSWERS, mail: 'ada' }) });
  expect(refused.json()).toMatchObject({ code: 'forms/invalid' });
  expect((await send({ key, captchaKey })).statusCode).toBe(200);
});

test('there are challenges for forms with this captcha only, for keys that can send them, and none sets a cookie', async () => {
  const ask = async (query: Record<string, string>) =>
    submissions.open.visitor().get(`${CAPTCHA_CALLS.getChallenge.path}?${new URLSearchParams(query)}`);
  const key = createIdempotencyKey();
  const asked = [{ form: formId, key }, { form: textId, key }, { form: formId, key: 'x' }, { form: formId }, {}];
  const replies = await Promise.all(asked.map((query) => ask(query as Record<string, string>)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 404, 400, 404, 404]);
  expect([replies[0]?.headers['cache-control'], replies[0]?.headers['set-cookie']]).toEqual(['no-store', undefined]);
});

describe('without script', () => {
  const FIELDS = {
    block: formId,
    return: '/',
    'field.who.first': 'Ada',
    'field.who.last': 'Lovelace',
    'field.mail.value': 'ada@example.com',
    'field.about.value': 'Order',
    'field.days.0': 'Monday',
    'field.words.value': 'Hello',
  };
  const hidden = (html: string, name: string) => {
    const form = /<form[^>]*action="\/api\/form\/SaveFormSubmission[^"]*"[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
    return new RegExp(`<input[^>]*type="hidden"[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(form)?.[1] ?? '';
  };
  const later = () => setServerTime(() => Date.now() + 2000);

  spec(
    ['CAPT-01', 'PLAT-08'],
    'a form comes back with what was typed, and is stored when it is sent again',
    async () => {
      const first = await post({ ...FIELDS, key: `${createIdempotencyKey()}-${formId}` });
      expect(first.statusCode).toBe(422);
      expect(first.body).toContain('please send the form once more');
      expect(first.body).toContain('value="Lovelace"');
      expect(await stored()).toEqual([]);
      const again = { ...FIELDS, key: hidden(first.body, 'key'), captchaKey: hidden(first.body, 'captchaKey') };
      later();
      expect((await post(again)).statusCode).toBe(303);
      expect((await post(again)).statusCode).toBe(303);
      expect(await stored()).toHaveLength(1);
    },
  );

  test('at once, or for another submission, it comes back once more', async () => {
    const first = await post({ ...FIELDS, key: createIdempotencyKey() });
    const captchaKey = hidden(first.body, 'captchaKey');
    expect((await post({ ...FIELDS, key: hidden(first.body, 'key'), captchaKey })).statusCode).toBe(422);
    later();
    expect((await post({ ...FIELDS, key: createIdempotencyKey(), captchaKey })).statusCode).toBe(422);
    expect(await stored()).toEqual([]);
  });

  test('ten such forms an hour are taken from one address', async () => {
    const resubmission = createResubmissionProof(captchaSecret(submissions.open.signing));
    const { id: site } = await submissions.open.db.selectFrom('site').select('id').executeTakeFirstOrThrow();
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1) {
      const key = createIdempotencyKey();
      const captchaKey = resubmission.issue({ site, form: formId, key }, Date.now() - 3000);
      statuses.push((await post({ ...FIELDS, key, captchaKey })).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(303), 429]);
  });
});
