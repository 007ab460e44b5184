import fc from 'fast-check';
import type { CookieSettings } from 'shared-types/site/context';
import { spec } from '../../../../tools/testing/spec';
import { readBanner } from './banner-settings';

const read = (settings: object) => readBanner(settings as Partial<CookieSettings>);
const PLACES: Readonly<Record<string, readonly string[]>> = {
  BAR: ['TOP', 'BOTTOM'],
  POPUP: ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'],
};
const positionOf = (variant: string, position: string) =>
  read({ cookieBannerVariant: variant, cookieBannerPosition: position }).position;

spec(
  ['CONS-15', 'CONS-16', 'CONS-17', 'CONS-18', 'CONS-19'],
  'by default, is a dark bar at the bottom with an icon',
  () => {
    expect(read({})).toEqual({
      variant: 'BAR',
      position: 'BOTTOM',
      theme: 'DARK',
      ctaVariant: 'ICON',
      declines: false,
      html: undefined,
      ctaText: undefined,
      optOutText: undefined,
    });
  },
);

spec('CONS-20', 'by default, a popup is at the bottom left', () => {
  expect(read({ cookieBannerVariant: 'POPUP' }).position).toBe('BOTTOM_LEFT');
});

spec(['CONS-03', 'CONS-04', 'CONS-05'], 'takes every position of its variant', () => {
  for (const position of ['TOP', 'BOTTOM']) expect(positionOf('BAR', position)).toBe(position);
  for (const position of ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'])
    expect(positionOf('POPUP', position)).toBe(position);
});

spec('CONS-06', 'a bar with a popup’s position goes to the nearest edge', () => {
  expect(
    ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'].map((position) => positionOf('BAR', position)),
  ).toEqual(['TOP', 'TOP', 'BOTTOM', 'BOTTOM']);
});

spec('CONS-07', 'a popup with a bar’s position goes to the left corner', () => {
  expect(['TOP', 'BOTTOM'].map((position) => positionOf('POPUP', position))).toEqual(['TOP_LEFT', 'BOTTOM_LEFT']);
});

spec(['CONS-08', 'CONS-09', 'CONS-10'], 'takes every theme, call to action and accept type', () => {
  for (const theme of ['LIGHT', 'DARK']) expect(read({ cookieBannerTheme: theme }).theme).toBe(theme);
  for (const variant of ['TEXT', 'BUTTON', 'ICON'])
    expect(read({ cookieBannerCtaVariant: variant }).ctaVariant).toBe(variant);
  expect(['OPT_IN', 'OPT_IN_AND_OUT'].map((type) => read({ cookieBannerAcceptType: type }).declines)).toEqual([
    false,
    true,
  ]);
});

spec('CONS-11', 'lets the visitor decline if the site enables it, and always if the policy is restrictive', () => {
  const declines = (cookieBannerAcceptType: string, isRestrictiveCookiePolicyEnabled: boolean) =>
    read({ cookieBannerAcceptType, isRestrictiveCookiePolicyEnabled }).declines;
  expect([declines('OPT_IN', false), declines('OPT_IN_AND_OUT', false)]).toEqual([false, true]);
  expect([declines('OPT_IN', true), declines('OPT_IN_AND_OUT', true)]).toEqual([true, true]);
});

spec('CONS-21', 'falls back to a default for any invalid enumeration value', () => {
  const names = [
    'cookieBannerVariant',
    'cookieBannerPosition',
    'cookieBannerTheme',
    'cookieBannerCtaVariant',
    'cookieBannerAcceptType',
  ];
  fc.assert(
    fc.property(fc.record(Object.fromEntries(names.map((name) => [name, fc.anything()]))), (settings) => {
      const { variant, position, theme, ctaVariant, declines } = read(settings);
      const { cookieBannerVariant, cookieBannerTheme, cookieBannerCtaVariant, cookieBannerAcceptType } = settings;
      expect([variant, theme, declines]).toEqual([
        cookieBannerVariant === 'POPUP' ? 'POPUP' : 'BAR',
        cookieBannerTheme === 'LIGHT' ? 'LIGHT' : 'DARK',
        cookieBannerAcceptType === 'OPT_IN_AND_OUT',
      ]);
      expect(ctaVariant).toBe(['TEXT', 'BUTTON'].find((one) => one === cookieBannerCtaVariant) ?? 'ICON');
      expect(PLACES[variant]).toContain(position);
    }),
  );
  const invalid = Object.fromEntries(names.map((name) => [name, 'PINK']));
  expect(read(invalid)).toEqual(read({}));
  expect(positionOf('BAR', 'LEFT')).toBe('BOTTOM');
  expect(positionOf('BAR', 'TOP_CENTER')).toBe('BOTTOM');
  expect(positionOf('POPUP', 'TOP_CENTER')).toBe('BOTTOM_LEFT');
});

spec('CONS-22', 'an empty paragraph counts as no text', () => {
  for (const html of ['', '<p></p>', '<p> &nbsp;<br></p>'])
    expect(read({ cookieBannerText: html }).html).toBeUndefined();
  expect(read({ cookieBannerText: '<p>Cookies</p>' }).html).toBe('<p>Cookies</p>');
});
