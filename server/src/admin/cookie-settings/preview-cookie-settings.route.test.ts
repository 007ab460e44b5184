import { ADA, CLERK, filled, prepareOwnedSite, PREVIEW_PATH } from './cookie-settings.fixture';
import { spec } from '../../../../tools/testing/spec';

const site = prepareOwnedSite();
const { as, base, post, served } = site;
const bannerIn = (body: string) => /<section class="consent-cookie-banner.*?<\/section>/s.exec(body)?.[0] ?? '';

spec(
  ['CONS-03', 'CONS-08'],
  'the page comes back with a preview of the banner that accepts no choice, and nothing is saved',
  async () => {
    const ada = await as(ADA);
    const before = [await site.stored(), await served()];
    const fields = filled({
      cookieBannerText: '<p onclick="x">Tried</p>',
      cookieBannerTheme: 'LIGHT',
      cookieBannerVariant: 'POPUP',
      cookieBannerPosition: 'TOP_RIGHT',
    });
    const reply = await post(ada, { base: await base(ada), ...fields }, PREVIEW_PATH);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const banner = bannerIn(reply.body);
    for (const shown of ['--popup', '--top-right', '--light', '<p>Tried</p>', 'inert=""'])
      expect(banner).toContain(shown);
    expect(banner).not.toMatch(/^<section[^>]* hidden/);
    expect(reply.body).toContain('Nothing is saved yet.');
    expect(reply.body).toContain('&lt;p onclick=&quot;x&quot;&gt;Tried&lt;/p&gt;</textarea>');
    expect([await site.stored(), await served()]).toEqual(before);
    // Other accounts do not see the preview.
    expect(bannerIn((await ada.get('/config/cookies')).body)).not.toContain('Tried');
    expect((await site.open.visitor().get('/')).body).not.toContain('Tried');
  },
);

spec('CONS-02', 'a banner that is switched off is not shown, and the page says so', async () => {
  const ada = await as(ADA);
  const off = filled({ isCookieBannerEnabled: undefined });
  const reply = await post(ada, { base: await base(ada), ...off }, PREVIEW_PATH);
  expect(bannerIn(reply.body)).toMatch(/^<section[^>]* hidden/);
  expect(reply.body).toContain('With these settings visitors see no banner.');
});

spec('ROLE-04', 'other accounts see nothing of it, and invalid values are reported', async () => {
  const nobody = await post(site.open.visitor(), { base: '', ...filled({ cookieBannerText: 'Tried' }) }, PREVIEW_PATH);
  expect([nobody.statusCode, bannerIn(nobody.body).includes('Tried')]).toEqual([401, false]);
  const clerk = await post(await as(CLERK), { base: '', ...filled({ cookieBannerText: 'Tried' }) }, PREVIEW_PATH);
  expect([clerk.statusCode, clerk.body.includes('Tried')]).toEqual([403, false]);
  const ada = await as(ADA);
  const wrong = await post(ada, { base: '', ...filled({ cookieBannerTheme: 'PINK' }) }, PREVIEW_PATH);
  expect([wrong.statusCode, wrong.body.includes('Choose one from the list.')]).toEqual([422, true]);
});
