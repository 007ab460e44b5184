import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { createAltcha } from './altcha';
import { captchaKeyFor } from './captcha.fixture';
import { createResubmissionProof } from './resubmission-proof';

const SECRET = Buffer.alloc(32, 7);
const SUBJECT = { site: 'site-1', form: 'form-1', key: 'key-1' };
const HOUR_MS = 3_600_000;
const altcha = createAltcha(SECRET);
const resubmission = createResubmissionProof(SECRET);

afterEach(() => jest.useRealTimers());

function wait(ms: number): void {
  jest.useFakeTimers({
    now: Date.now() + ms,
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
  });
}

spec('CAPT-01', 'a solution counts for its site, form and key only, on every server with the same secret', async () => {
  const captchaKey = await captchaKeyFor(await altcha.challenge(SUBJECT));
  expect(await altcha.verify(captchaKey, SUBJECT)).toBe('solved');
  expect(await createAltcha(SECRET).verify(captchaKey, { ...SUBJECT })).toBe('solved');
  for (const part of ['site', 'form', 'key'])
    expect([part, await altcha.verify(captchaKey, { ...SUBJECT, [part]: 'other' })]).toEqual([part, 'wrong']);
  expect(await createAltcha(Buffer.alloc(32, 8)).verify(captchaKey, SUBJECT)).toBe('wrong');
});

spec('CAPT-01', 'a solution expires after an hour', async () => {
  const captchaKey = await captchaKeyFor(await altcha.challenge(SUBJECT));
  wait(HOUR_MS - 5000);
  expect(await altcha.verify(captchaKey, SUBJECT)).toBe('solved');
  wait(10_000);
  expect(await altcha.verify(captchaKey, SUBJECT)).toBe('expired');
});

spec('CAPT-01', 'a challenge whose parameters were changed is not accepted', async () => {
  const challenge = await altcha.challenge(SUBJECT);
  const easier = { keyPrefix: '00' };
  for (const changes of [easier, { data: { ...SUBJECT, form: 'form-2' } }, { expiresAt: 9_999_999_999 }, { cost: 1 }])
    expect(await altcha.verify(await captchaKeyFor(challenge, changes), { ...SUBJECT, form: 'form-2' })).toBe('wrong');
  expect(await altcha.verify(await captchaKeyFor(challenge, { expiresAt: 9_999_999_999 }), SUBJECT)).toBe('wrong');
  const unsolved = { challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } };
  expect(await altcha.verify(Buffer.from(JSON.stringify(unsolved)).toString('base64'), SUBJECT)).toBe('wrong');
});

test('no text at all is a solution', async () => {
  const json = fc.json().map((text) => Buffer.from(text).toString('base64'));
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.base64String(), json), async (captchaKey) => {
      expect(await altcha.verify(captchaKey, SUBJECT)).toBe('wrong');
      expect(resubmission.isValid(captchaKey, SUBJECT, Date.now())).toBe(false);
    }),
    { numRuns: 200 },
  );
});

test('a resubmission counts for its submission, after two seconds and for an hour', () => {
  const now = 1_800_000_000_000;
  const captchaKey = resubmission.issue(SUBJECT, now);
  const isGood = (afterMs: number, subject = SUBJECT) => resubmission.isValid(captchaKey, subject, now + afterMs);
  expect([isGood(1999), isGood(2000), isGood(HOUR_MS), isGood(HOUR_MS + 1)]).toEqual([false, true, true, false]);
  for (const part of ['site', 'form', 'key']) expect(isGood(2000, { ...SUBJECT, [part]: 'other' })).toBe(false);
  const later = captchaKey.replace(String(now), String(now - 5000));
  expect(resubmission.isValid(later, SUBJECT, now)).toBe(false);
  expect(createResubmissionProof(Buffer.alloc(32, 8)).isValid(captchaKey, SUBJECT, now + 2000)).toBe(false);
});
