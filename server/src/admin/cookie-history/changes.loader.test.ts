import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { ADA, BEN, BILINGUAL, CLERK, filled, prepareOwnedSite } from '../cookie-settings/cookie-settings.fixture';
import { cookieDifferences } from './changes.loader';
import type { SiteCookies } from '../../platform/schema/tables/admin.tables';

const site = prepareOwnedSite();
const { as, base, save } = site;
const textOf = (html: string) =>
  (/<section class="admin-cookie-history".*?<\/section>/s.exec(html)?.[0] ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const historyFor = async (email: string, query = '') =>
  textOf((await (await as(email)).get(`/config/cookies${query}`)).body);

spec('ROLE-04', 'accounts that may change the settings see who changed what and when, newest first', async () => {
  const [ada, ben] = [await as(ADA), await as(BEN)];
  expect(await historyFor(ADA)).toBe('');
  await save(ada, { base: await base(ada), ...filled({ cookieBannerText: 'Ada’s' }) });
  await save(ben, {
    base: await base(ben),
    ...filled({ cookieBannerText: 'Ada’s', cookieBannerTheme: 'LIGHT', isActivityLogEnabled: undefined }),
  });
  const history = await historyFor(ADA);
  expect(history).toMatch(
    /ben , .* UTC Colours Before: Dark After: Light Keep a full activity log Before: On After: Off ada ,/,
  );
  expect(history).toContain('The first recorded change. Earlier settings are unknown.');
  expect((await (await as(CLERK)).get('/config/cookies')).body).not.toMatch(/\bben\b/);
  const late = await site.post(site.open.visitor(), { base: 'x', ...filled() });
  expect([late.statusCode, textOf(late.body)]).toEqual([401, '']);
});

test('HTML in a change is shown as text, and other sites’ changes are not shown', async () => {
  const ada = await as(ADA);
  for (const text of ['<p>One</p>', '<p>Two</p>'])
    await save(ada, { base: await base(ada), ...filled({ cookieBannerText: text }) });
  expect(await historyFor(ADA)).toContain('Before: &lt;p&gt;One&lt;/p&gt; After: &lt;p&gt;Two&lt;/p&gt;');
  const elsewhere = await (await as(ADA, BILINGUAL)).get('/config/cookies');
  expect(textOf(elsewhere.body)).toBe('');
});

test('a page shows ten changes, and its oldest one is compared with the one before', async () => {
  const ada = await as(ADA);
  for (let count = 0; count < 12; count += 1)
    await save(ada, { base: await base(ada), ...filled({ cookieBannerCtaText: `Fine ${count}` }) });
  const [first, second] = [await historyFor(ADA), await historyFor(ADA, '?changes=2')];
  expect(first.match(/After:/g)).toHaveLength(10);
  expect(first).toContain('Before: Fine 1 After: Fine 2');
  expect(second).toContain('Before: Fine 0 After: Fine 1');
  expect(await historyFor(ADA, '?changes=9')).toContain('There are no changes on this page.');
});

test('exactly the settings that differ are reported', () => {
  const text = fc.record({
    cookieBannerText: fc.string(),
    cookieBannerCtaText: fc.string(),
    cookieBannerOptOutCtaText: fc.string(),
  });
  const settings = fc.record({
    isCookieBannerEnabled: fc.boolean(),
    cookieBannerPosition: fc.constantFrom('TOP', 'BOTTOM'),
    cookieBannerTheme: fc.constantFrom('LIGHT', 'DARK'),
    cookieBannerVariant: fc.constantFrom('BAR'),
    cookieBannerCtaVariant: fc.constantFrom('TEXT', 'BUTTON'),
    cookieBannerAcceptType: fc.constantFrom('OPT_IN', 'OPT_IN_AND_OUT'),
    isRestrictiveCookiePolicyEnabled: fc.boolean(),
    isRestrictiveCookiePolicyAbsolute: fc.boolean(),
    isVisitorDataRestricted: fc.boolean(),
  });
  const state = fc
    .record({ own: text, settings, pl: text })
    .map(({ own, settings: rest, pl }) => ({ settings: { ...rest, ...own }, translations: { pl } }) as SiteCookies);
  const languages = { locale: 'en', siteLocales: [{ locale: 'en' }, { locale: 'pl' }] } as never;
  fc.assert(
    fc.property(state, state, (before, after) => {
      const differences = cookieDifferences(languages, before, after);
      const others = (one: object, other: object) =>
        Object.keys(one).filter((name) => one[name as never] !== other[name as never]).length;
      expect(differences).toHaveLength(
        others(before.settings, after.settings) +
          others(before.translations['pl'] ?? {}, after.translations['pl'] ?? {}),
      );
      expect(differences.every((one) => one.before !== one.after)).toBe(true);
      expect(cookieDifferences(languages, after, after)).toEqual([]);
    }),
  );
});
