import { BANNER_VALUES } from 'shared-types/consent/cookie-banner';
import { spec } from '../../../../tools/testing/spec';
import { ADA, BEN, BILINGUAL, CLERK, filled, prepareOwnedSite } from './cookie-settings.fixture';

const site = prepareOwnedSite();
const { as, base, save, served } = site;

const changes = () => site.open.db.selectFrom('cookie_settings_change').selectAll().orderBy('id').execute();

spec(
  ['CONS-01', 'CONS-33', 'CONS-34'],
  'saved settings are on the next page a visitor opens, under the site’s own names',
  async () => {
    const ada = await as(ADA);
    const before = await served();
    const reply = await save(ada, {
      base: await base(ada),
      ...filled({
        cookieBannerText: '<p>New <a href="/privacy">words</a></p>',
        cookieBannerTheme: 'LIGHT',
        isAnalyticsCookiesDisabled: undefined,
        isActivityLogEnabled: undefined,
        isRestrictiveCookiePolicyAbsolute: 'on',
      }),
    });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(reply.json()).toEqual({
      message: 'Saved. Visitors get the changes on their next page.',
      key: await base(ada),
    });
    expect((await ada.get('/config/cookies')).body).toMatch(/Last saved by ada, .* UTC\./);
    expect(await served()).toEqual({
      ...before,
      cookieBannerText: '<p>New <a href="/privacy">words</a></p>',
      cookieBannerTheme: 'LIGHT',
      isRestrictiveCookiePolicyEnabled: false,
      isVisitorDataRestricted: true,
      isRestrictiveCookiePolicyAbsolute: true,
    });
    expect((await site.open.visitor().get('/')).body).toContain('consent-cookie-banner--light');
  },
);

spec('CONS-01', 'every value of every list can be saved, and comes back', async () => {
  const ada = await as(ADA);
  for (const [name, values] of Object.entries(BANNER_VALUES))
    for (const value of values) {
      const variant = name === 'cookieBannerPosition' && value.includes('_') ? { cookieBannerVariant: 'POPUP' } : {};
      const reply = await save(ada, { base: await base(ada), ...filled({ ...variant, [name]: value }) });
      expect([name, value, reply.statusCode]).toEqual([name, value, 200]);
      const has = name === 'cookieBannerVariant' ? value : (await served())[name as 'cookieBannerTheme'];
      expect([name, has]).toEqual([name, value]);
    }
});

spec(['CONS-06', 'CONS-07'], 'without script, too, the position is one that the shape has', async () => {
  const ada = await as(ADA);
  await save(ada, {
    base: await base(ada),
    ...filled({ cookieBannerVariant: 'POPUP', cookieBannerPosition: 'TOP' }),
  });
  expect((await served()).cookieBannerPosition).toBe('TOP_LEFT');
  await save(ada, { base: await base(ada), ...filled({ cookieBannerPosition: 'BOTTOM_RIGHT' }) });
  expect((await served()).cookieBannerPosition).toBe('BOTTOM');
});

test('HTML is sanitized as in a site document', async () => {
  const ada = await as(ADA);
  const dirty = '<p onclick="x">Hi<script>alert(1)</script> <a href="javascript:x">y</a><img src="//evil.example"></p>';
  await save(ada, { base: await base(ada), ...filled({ cookieBannerText: dirty, cookieBannerCtaText: '<b>Yes</b>' }) });
  const { cookieBannerText } = await served();
  expect(cookieBannerText).toBe('<p>Hi <a>y</a></p>');
  // Escaped, so never parsed as HTML.
  expect((await site.open.visitor().get('/')).body).toContain('&lt;b&gt;Yes&lt;/b&gt;');
});

test('the texts of each language are saved for their own pages', async () => {
  const ada = await as(ADA, BILINGUAL);
  const { id } = await site.open.db
    .selectFrom('site')
    .select('id')
    .where('identifier', '=', 'bilingual')
    .executeTakeFirstOrThrow();
  const reply = await save(ada, {
    base: await base(ada),
    ...filled(),
    'pl.cookieBannerText': '<p onclick="x">Nowe słowa</p>',
    'pl.cookieBannerCtaText': 'Tak',
    'pl.cookieBannerOptOutCtaText': '',
  });
  expect(reply.statusCode).toBe(200);
  expect((await served('/pl', BILINGUAL)).cookieBannerText).toBe('<p>Nowe słowa</p>');
  expect((await served('/', BILINGUAL)).cookieBannerText).toBe('We use cookies.');
  expect((await site.stored(id)).cookies.translations.pl?.cookieBannerCtaText).toBe('Tak');
  const long = 'x'.repeat(101);
  const refused = await save(ada, {
    base: await base(ada),
    ...filled(),
    'pl.cookieBannerText': '',
    'pl.cookieBannerCtaText': long,
    'pl.cookieBannerOptOutCtaText': '',
  });
  expect([refused.statusCode, refused.json().data.errors]).toEqual([
    400,
    { 'pl.cookieBannerCtaText': 'Enter at most 100 characters.' },
  ]);
});

test('errors are shown at their fields, and nothing is saved', async () => {
  const ada = await as(ADA);
  const before = await site.stored();
  const reply = await save(ada, {
    base: await base(ada),
    ...filled({ cookieBannerText: 'x'.repeat(20_001), cookieBannerTheme: 'PINK', isActivityLogEnabled: 'perhaps' }),
  });
  expect([reply.statusCode, reply.json().code, Object.keys(reply.json().data.errors)]).toEqual([
    400,
    'admin/cookies-invalid',
    ['cookieBannerTheme', 'isActivityLogEnabled', 'cookieBannerText'],
  ]);
  // Each & becomes &amp;.
  const grown = await save(ada, { base: await base(ada), ...filled({ cookieBannerText: '&'.repeat(15_000) }) });
  expect(grown.json().data.errors).toEqual({ cookieBannerText: 'Enter at most 20000 characters.' });
  expect(await site.stored()).toEqual(before);
});

spec('ROLE-04', 'only accounts with the role may save', async () => {
  const before = await site.stored();
  const clerk = await as(CLERK);
  const refused = await save(clerk, { base: '', ...filled({ cookieBannerTheme: 'LIGHT' }) });
  expect([refused.statusCode, refused.json().authorizationFail]).toEqual([403, true]);
  expect((await clerk.get('/config/cookies')).statusCode).toBe(403);
  expect((await clerk.get('/config/')).body).not.toContain('href="/config/cookies"');
  const nobody = await save(site.open.visitor(), { base: '', ...filled({ cookieBannerTheme: 'LIGHT' }) });
  expect([nobody.statusCode, nobody.json().loginRequired]).toEqual([401, true]);
  expect(await site.stored()).toEqual(before);
  expect((await (await as(ADA)).get('/config/')).body).toContain('href="/config/cookies"');
});

test('an account changes only the site it is signed in at', async () => {
  const ada = await as(ADA);
  const elsewhere = site.open.visitor(BILINGUAL);
  for (const [name, value] of ada.cookies) elsewhere.setCookie(name, value);
  const reply = await elsewhere.twin().call('POST', '/api/config/cookie-settings/settings', {
    base: await base(ada),
    ...filled({ cookieBannerTheme: 'LIGHT' }),
  });
  expect(reply.statusCode).toBe(401);
});

test('each change is recorded with its author; saving the same values again is no change', async () => {
  const [ada, ben] = [await as(ADA), await as(BEN)];
  const fields = filled({ cookieBannerTheme: 'LIGHT' });
  const start = await base(ada);
  const { revision } = await revisionOf();
  // A double click, or a repeat after a lost answer.
  for (let time = 0; time < 3; time += 1) expect((await save(ada, { base: start, ...fields })).statusCode).toBe(200);
  expect((await save(ben, { base: start, ...fields })).statusCode).toBe(200);
  expect((await changes()).map(({ changed_by: by, cookies }) => [by, cookies.settings.cookieBannerTheme])).toEqual([
    ['ada', 'LIGHT'],
  ]);
  expect((await revisionOf()).revision).toBe(revision + 1);
  await save(ben, { base: await base(ben), ...filled() });
  expect((await changes()).map(({ changed_by: by }) => by)).toEqual(['ada', 'ben']);
});

const revisionOf = () =>
  site.open.db.selectFrom('site').select('revision').where('id', '=', site.siteId).executeTakeFirstOrThrow();
