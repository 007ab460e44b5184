import type { Purpose } from 'shared-types/remote';
import { spec } from '../../../../tools/testing/spec';
import { createEventBus } from '../bus/event-bus';
import { createConsent } from './consent';

const OPTIONAL: readonly Purpose[] = ['functional', 'analytics', 'marketing'];
const settle = () => new Promise((resolve) => setTimeout(resolve));

interface BenchOptions {
  readonly cookie?: string;
  readonly stateEvent?: 'accepted' | 'declined';
  readonly strict?: boolean;
  readonly absolute?: boolean;
  readonly privacyControl?: boolean;
}

function createBench({
  cookie,
  stateEvent,
  strict = false,
  absolute = false,
  privacyControl = false,
}: BenchOptions = {}) {
  const eventBus = createEventBus((error) => {
    throw error;
  });
  if (stateEvent) eventBus.publish('consent/choice', { revision: 1, choice: stateEvent });
  const cookies = { read: () => cookie, write: () => undefined, enabled: () => true };
  const consent = createConsent({
    settings: { isRestrictiveCookiePolicyEnabled: strict, isRestrictiveCookiePolicyAbsolute: absolute },
    ports: { cookies, privacyControl },
    eventBus,
  });
  const allowed = () => OPTIONAL.map((purpose) => consent.allows(purpose));
  return { allowed, consent, eventBus };
}

const ALL = [true, true, true];
const NONE = [false, false, false];

describe('the consent gate', () => {
  test('allows the necessary always', () => {
    for (const cookie of [undefined, 'true', 'false']) {
      expect(
        createBench({ cookie: cookie ?? '', strict: true, privacyControl: true }).consent.allows('necessary'),
      ).toBe(true);
    }
  });

  test('allows all before a choice where the policy is not strict', () => {
    expect(createBench().allowed()).toEqual(ALL);
  });

  test('holds all but the necessary before a choice under the restrictive policy', () => {
    expect(createBench({ strict: true }).allowed()).toEqual(NONE);
  });

  test('holds them too where the browser sends Global Privacy Control', () => {
    expect(createBench({ privacyControl: true }).allowed()).toEqual(NONE);
    expect(createBench({ privacyControl: true, cookie: 'true' }).allowed()).toEqual(ALL);
  });

  spec('CONS-35', 'an absolute policy is lifted by no choice, and is one only where the policy is restrictive', () => {
    const { allowed, consent, eventBus } = createBench({ strict: true, absolute: true, cookie: 'true' });
    expect([allowed(), consent.allows('necessary')]).toEqual([NONE, true]);
    eventBus.publish('consent/choice', { revision: 1, choice: 'accepted' });
    expect(allowed()).toEqual(NONE);
    expect(createBench({ absolute: true }).allowed()).toEqual(ALL);
    expect(createBench({ absolute: true, cookie: 'false' }).allowed()).toEqual(NONE);
  });

  test('keeps to the kept choice', () => {
    expect(createBench({ cookie: 'true', strict: true }).allowed()).toEqual(ALL);
    expect(createBench({ cookie: 'false' }).allowed()).toEqual(NONE);
    expect(createBench({ cookie: 'nonsense', strict: true }).allowed()).toEqual(NONE);
  });

  test('takes the cookie for newer than the page', () => {
    expect(createBench({ cookie: 'false', stateEvent: 'accepted' }).allowed()).toEqual(NONE);
    expect(createBench({ stateEvent: 'declined' }).allowed()).toEqual(NONE);
  });

  test('follows a choice made in this tab or another', async () => {
    const { allowed, consent, eventBus } = createBench({ strict: true });
    const granted: Purpose[] = [];
    for (const purpose of OPTIONAL) void consent.granted(purpose).then(() => granted.push(purpose));
    await settle();
    expect(granted).toEqual([]);
    eventBus.publish('consent/choice', { revision: 1, choice: 'declined' });
    await settle();
    expect(granted).toEqual([]);
    eventBus.publish('consent/choice', { revision: 2, choice: 'accepted' });
    await settle();
    expect(granted).toEqual(OPTIONAL);
    expect(allowed()).toEqual(ALL);
    eventBus.publish('consent/choice', { revision: 3, choice: 'declined' });
    expect(allowed()).toEqual(NONE);
  });

  test('says each time that an allowed purpose is so no longer, until the signal', () => {
    const { consent, eventBus } = createBench();
    const stop = new AbortController();
    const withdrawn: string[] = [];
    for (const purpose of ['analytics', 'necessary'] as const)
      consent.onWithdrawn(purpose, () => withdrawn.push(purpose), stop.signal);
    const choices = ['accepted', 'declined', 'declined', 'accepted', 'declined'] as const;
    choices.forEach((choice, index) => eventBus.publish('consent/choice', { revision: index, choice }));
    expect(withdrawn).toEqual(['analytics', 'analytics']);
    eventBus.publish('consent/choice', { revision: 5, choice: 'accepted' });
    stop.abort();
    eventBus.publish('consent/choice', { revision: 6, choice: 'declined' });
    expect(withdrawn).toHaveLength(2);
  });

  test('grants at once what is allowed', async () => {
    await createBench().consent.granted('marketing');
    await createBench({ strict: true }).consent.granted('necessary');
  });
});
