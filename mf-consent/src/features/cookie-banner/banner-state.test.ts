import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { isBannerShown, nextBanner, settingsOf, type BannerEvent, type BannerState } from './banner-state';
import { examples } from './cookie-banner.example';

const { settings: site } = examples.byDefault.data['consent/cookie-banner/banner'];
const fresh: BannerState = { site, overrides: {}, isAnswered: false };
const after = (...events: readonly BannerEvent[]) => events.reduce(nextBanner, fresh);
const answered = { kind: 'answered', isAnswered: true } as const;

spec(['CONS-29', 'CONS-31'], 'shows while forced; without force, while it is enabled and unanswered', () => {
  const off = { kind: 'updated', overrides: { isCookieBannerEnabled: false } } as const;
  const forced = { kind: 'forced', overrides: {} } as const;
  const shown = [[], [answered], [off], [answered, off, forced], [forced, { kind: 'unforced' }, answered]] as const;
  expect(shown.map((events) => isBannerShown(after(...events)))).toEqual([true, false, false, true, false]);
});

spec(['CONS-30', 'CONS-31'], 'unforcing undoes what forcing set and keeps later updates', () => {
  const events: BannerEvent[] = [
    { kind: 'updated', overrides: { cookieBannerCtaText: 'before', cookieBannerTheme: 'LIGHT' } },
    { kind: 'forced', overrides: { cookieBannerCtaText: 'forced', cookieBannerVariant: 'POPUP' } },
    { kind: 'updated', overrides: { cookieBannerOptOutCtaText: 'while forced' } },
  ];
  expect(settingsOf(after(...events))).toMatchObject({
    cookieBannerCtaText: 'forced',
    cookieBannerOptOutCtaText: 'while forced',
    cookieBannerVariant: 'POPUP',
    cookieBannerTheme: 'LIGHT',
  });
  expect(settingsOf(after(...events, { kind: 'unforced' }))).toEqual({
    ...site,
    cookieBannerCtaText: 'before',
    cookieBannerOptOutCtaText: 'while forced',
    cookieBannerTheme: 'LIGHT',
  });
});

spec('CONS-31', 'forcing and unforcing, any number of times, restores the state from before', () => {
  const override = fc.record({ cookieBannerCtaText: fc.string() }, { requiredKeys: [] });
  fc.assert(
    fc.property(fc.array(override, { minLength: 1 }), fc.boolean(), (forces, isAnswered) => {
      const before = { ...fresh, isAnswered };
      const forced = forces.reduce<BannerState>(
        (state, overrides) => nextBanner(state, { kind: 'forced', overrides }),
        before,
      );
      const state = nextBanner(forced, { kind: 'unforced' });
      expect([settingsOf(state), isBannerShown(state)]).toEqual([site, isBannerShown(before)]);
    }),
  );
});
