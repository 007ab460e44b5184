import fc from 'fast-check';
import { isSameRule, ruleAfter, ruleIn, runsAt, versionFor, type ReleaseRule, type RuleAct } from './release-rule';

const RULE: ReleaseRule = {
  remote: 'mf-forms',
  enabled: true,
  renders: true,
  version: '1',
  set_by: 'build',
  canary: { version: '2', percent: 10 },
  pins: { shop: '0' },
  off_at: ['shop'],
};
const cohort = fc.option(fc.integer({ min: 0, max: 9999 }), { nil: undefined });

test('a site with a version of its own gets it, whoever asks; elsewhere a share of visitors gets the new one', () => {
  fc.assert(
    fc.property(cohort, (one) => {
      expect(versionFor(RULE, { site: 'shop', cohort: one })).toBe('0');
      const others = versionFor(RULE, { site: 'bistro', cohort: one });
      expect(one === undefined ? ['1'] : ['1', '2']).toContain(others);
    }),
  );
  const all = Array.from({ length: 10_000 }, (_, one) => versionFor(RULE, { site: 'bistro', cohort: one }));
  expect(all.filter((version) => version === '2')).toHaveLength(1000);
});

test('no site name finds a version that nobody set for it', () => {
  for (const site of ['constructor', '__proto__', 'toString', '']) expect(versionFor(RULE, { site })).toBe('1');
});

test('an act changes only its subject; setting a version for all ends the share', () => {
  const after = (act: RuleAct) => ruleAfter(RULE, act);
  const cases: readonly (readonly [RuleAct, Partial<ReleaseRule>])[] = [
    [{ kind: 'disable', keepsHtml: true }, { enabled: false }],
    [
      { kind: 'disable', keepsHtml: false },
      { enabled: false, renders: false },
    ],
    [{ kind: 'enable' }, {}],
    [
      { kind: 'set', version: '3' },
      { version: '3', set_by: 'person', canary: null },
    ],
    [
      { kind: 'follow', newest: '4' },
      { version: '4', canary: null },
    ],
    [{ kind: 'canary', version: '3', percent: 50 }, { canary: { version: '3', percent: 50 } }],
    [{ kind: 'endCanary' }, { canary: null }],
    [{ kind: 'pin', site: 'bistro', version: '1' }, { pins: { shop: '0', bistro: '1' } }],
    [{ kind: 'unpin', site: 'shop' }, { pins: {} }],
    [{ kind: 'unpin', site: 'bistro' }, {}],
    [{ kind: 'disableAt', site: 'bistro' }, { off_at: ['bistro', 'shop'] }],
    [{ kind: 'disableAt', site: 'shop' }, {}],
    [{ kind: 'enableAt', site: 'shop' }, { off_at: [] }],
    [{ kind: 'enableAt', site: 'bistro' }, {}],
  ];
  for (const [act, changed] of cases) expect([act, after(act)]).toEqual([act, { ...RULE, ...changed }]);
});

test('rules are equal in whichever order their sites were named, and differ if any part differs', () => {
  const pins = { a: '1', b: '2' };
  expect(isSameRule({ ...RULE, pins }, { ...RULE, pins: { b: '2', a: '1' } })).toBe(true);
  const others: readonly Partial<ReleaseRule>[] = [
    { enabled: false },
    { renders: false },
    { version: '9' },
    { set_by: 'person' },
    { canary: null },
    { canary: { version: '2', percent: 11 } },
    { canary: { version: '3', percent: 10 } },
    { pins: {} },
    { pins: { shop: '1' } },
    { off_at: [] },
    { off_at: ['bistro'] },
  ];
  for (const other of others) expect([other, isSameRule(RULE, { ...RULE, ...other })]).toEqual([other, false]);
});

test('rules stored before shares and site versions existed have neither', () => {
  const { canary: _, pins: __, off_at: ___, ...before } = RULE;
  expect(ruleIn(before)).toEqual({ ...RULE, canary: null, pins: {}, off_at: [] });
  expect([runsAt(RULE, { site: 'shop' }), runsAt(RULE, { site: 'bistro' })]).toEqual([false, true]);
  expect(runsAt({ ...RULE, enabled: false }, { site: 'bistro' })).toBe(false);
  expect(ruleIn(RULE)).toEqual(RULE);
});
