import { spec } from '../../../../tools/testing/spec';
import { ADA, filled, prepareOwnedSite } from './cookie-settings.fixture';

const site = prepareOwnedSite();
const { as, base, post, save, served } = site;

test('redirects to the page, which says once that it is saved, and by whom', async () => {
  const ada = await as(ADA);
  const reply = await post(ada, { base: await base(ada), ...filled({ cookieBannerTheme: 'LIGHT' }) });
  expect(reply.statusCode).toBe(303);
  const location = String(reply.headers.location);
  expect(location).toMatch(/^\/config\/cookies\?sent=/);
  expect((await ada.get(location)).body).toContain('Saved. Visitors get the changes');
  const again = await ada.get(location);
  expect(again.body).not.toMatch(/role="status"[^>]*>Saved\. Visitors get the changes/);
  expect(again.body).toContain('Last saved by ada');
});

test('comes back with the typed values and messages at the fields', async () => {
  const ada = await as(ADA);
  const start = await base(ada);
  const long = 'y'.repeat(101);
  const reply = await post(ada, { base: start, ...filled({ cookieBannerText: 'Typed', cookieBannerCtaText: long }) });
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([422, 'private, no-store']);
  for (const kept of [
    'Typed</textarea>',
    `value="${long}"`,
    `name="base" value="${start}"`,
    'Enter at most 100 characters',
  ])
    expect(reply.body).toContain(kept);
});

test('a form sent after signing out comes back with a link to sign in, and can be saved after that', async () => {
  const ada = await as(ADA);
  const start = await base(ada);
  const typed = { base: start, ...filled({ cookieBannerText: 'Typed at length', isCookieBannerEnabled: undefined }) };
  await site.open.db.deleteFrom('account_session').execute();
  const reply = await post(ada, typed);
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([401, 'private, no-store']);
  for (const kept of ['Typed at length</textarea>', `name="base" value="${start}"`, 'You are signed out'])
    expect(reply.body).toContain(kept);
  expect(reply.body).toMatch(/<p data-sign-in=""><a href="\/config\/sign-in/);
  expect(reply.body).not.toContain('Last saved by');
  expect((await post(await as(ADA), typed)).statusCode).toBe(303);
  expect((await served()).cookieBannerText).toBe('Typed at length');
});

spec('ROLE-04', 'a stranger’s post gets no saved values', async () => {
  const ada = await as(ADA);
  await save(ada, { base: await base(ada), ...filled({ cookieBannerText: 'A secret plan' }) });
  const reply = await post(site.open.visitor(), { base: '', ...filled({ cookieBannerText: 'A guess' }) });
  expect([reply.statusCode, reply.body.includes('A guess')]).toEqual([401, true]);
  // The page's own banner contains the text too.
  const form = /<form class="admin-cookie-settings.*?<\/form>/s.exec(reply.body)?.[0] ?? '';
  expect([form.includes('A guess'), form.includes('A secret plan')]).toEqual([true, false]);
  const elsewhere = await site.open
    .visitor()
    .post('/api/config/cookie-settings/settings', { page: '/config/forms', block: 'x', base: '', ...filled() });
  expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([303, '/config/sign-in?return=%2Fconfig%2Fforms']);
});
