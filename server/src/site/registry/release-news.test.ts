import fc from 'fast-check';
import { releaseNews } from './release-news';
import { NEW_RULE, ruleAfter, versionsAt, type ReleaseRule, type RuleAct } from './release-rule';

const REMOTE = 'mf-forms';
const SITES = ['shop', 'bistro'] as const;
/** In order of publication. */
const VERSIONS = ['v1', 'v2', 'v3', 'v4'] as const;
const version = fc.constantFrom(...VERSIONS);
const site = fc.constantFrom(...SITES);
const rule = (remote: string, more: Partial<ReleaseRule> = {}): ReleaseRule => ({
  ...NEW_RULE,
  remote,
  version: 'v1',
  set_by: 'build',
  ...more,
});
const act: fc.Arbitrary<RuleAct> = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), version }),
  fc.record({ kind: fc.constant('canary' as const), version, percent: fc.integer({ min: 1, max: 100 }) }),
  fc.constant({ kind: 'endCanary' } as const),
  fc.record({ kind: fc.constant('pin' as const), site, version }),
  fc.record({ kind: fc.constant('unpin' as const), site }),
  fc.constant({ kind: 'disable', keepsHtml: true } as const),
  fc.constant({ kind: 'disable', keepsHtml: false } as const),
  fc.constant({ kind: 'enable' } as const),
  fc.record({ kind: fc.constantFrom('disableAt' as const, 'enableAt' as const), site }),
);

/** The news after these acts, and every rule in between. */
function after(acts: readonly RuleAct[], remote = REMOTE) {
  const rules = acts.reduce<ReleaseRule[]>(
    (all, one) => [...all, ruleAfter(all.at(-1) ?? rule(remote), one)],
    [rule(remote)],
  );
  const wereLive = new Set(rules.flatMap((one) => SITES.flatMap((where) => versionsAt(one, where))));
  const recent = new Map([[remote, VERSIONS.filter((one) => wereLive.has(one)).reverse()]]);
  const now = rules.at(-1) ?? rule(remote);
  const newsAt = (where: string) =>
    releaseNews({ serial: acts.length, shell: 'shell', rules: [rule('shell'), now], recent }, where);
  return { newsAt, rules, now };
}

test('neither a live version of a site nor an older one is taken back', () => {
  fc.assert(
    fc.property(fc.array(act), site, (acts, where) => {
      const { newsAt, now } = after(acts);
      const takenBack = newsAt(where).takenBack[REMOTE] ?? [];
      const live = versionsAt(now, where);
      for (const one of takenBack) expect(live.every((other) => other < one)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('a formerly live version that is newer than all live ones is taken back', () => {
  fc.assert(
    fc.property(fc.array(act), site, (acts, where) => {
      const { newsAt, now, rules } = after(acts);
      const takenBack = newsAt(where).takenBack[REMOTE] ?? [];
      const live = versionsAt(now, where);
      const had = rules.flatMap((one) => versionsAt(one, where));
      for (const one of had) expect(takenBack.includes(one)).toBe(live.every((other) => other < one));
    }),
    { numRuns: 500 },
  );
});

test('a newer version takes nothing back, setting the older one again does', () => {
  const newer: RuleAct = { kind: 'set', version: 'v2' };
  expect(after([newer]).newsAt('shop').takenBack).toEqual({});
  expect(after([newer, { kind: 'set', version: 'v1' }]).newsAt('shop').takenBack).toEqual({ [REMOTE]: ['v2'] });
});

test('the end of a share takes back the share’s version, and a site that returns to an older version does so alone', () => {
  const share: RuleAct = { kind: 'canary', version: 'v2', percent: 1 };
  expect(after([share]).newsAt('shop').takenBack).toEqual({});
  expect(after([share, { kind: 'endCanary' }]).newsAt('shop').takenBack).toEqual({ [REMOTE]: ['v2'] });
  const pinned = after([
    { kind: 'set', version: 'v2' },
    { kind: 'pin', site: 'shop', version: 'v1' },
  ]);
  expect([pinned.newsAt('shop').takenBack, pinned.newsAt('bistro').takenBack]).toEqual([{ [REMOTE]: ['v2'] }, {}]);
});

test('a remote is off where it is disabled, and all are where the shell is disabled', () => {
  expect(after([{ kind: 'disable', keepsHtml: true }]).newsAt('shop')).toMatchObject({ off: [REMOTE], plain: [] });
  expect(after([{ kind: 'disable', keepsHtml: false }]).newsAt('shop')).toMatchObject({
    off: [REMOTE],
    plain: [REMOTE],
  });
  const atShop = after([{ kind: 'disableAt', site: 'shop' }]);
  expect([atShop.newsAt('shop').off, atShop.newsAt('bistro').off]).toEqual([[REMOTE], []]);
  const rules = [rule('shell', { off_at: ['shop'] }), rule('mf-blocks'), rule(REMOTE)];
  const news = (where: string) => releaseNews({ serial: 1, shell: 'shell', rules, recent: new Map() }, where);
  expect([news('shop').off, news('bistro').off]).toEqual([['mf-blocks', REMOTE], []]);
});
