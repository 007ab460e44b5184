import { sql } from 'kysely';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { patched } from '../../../../tools/testing/site/patched';
import { ADA, BEN, filled, prepareOwnedSite } from './cookie-settings.fixture';

const site = prepareOwnedSite();
const { as, base, post, save, served } = site;

test('the second owner is told who saved first and what, and replaces it only after that', async () => {
  const [ada, ben] = [await as(ADA), await as(BEN)];
  const start = await base(ada);
  await save(ada, { base: start, ...filled({ cookieBannerText: 'Ada’s', isCookieBannerEnabled: undefined }) });
  const bens = filled({ cookieBannerText: 'Ben’s', cookieBannerTheme: 'LIGHT' });
  const refused = await save(ben, { base: start, ...bens });
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    {
      code: 'admin/cookies-conflict',
      error: expect.stringMatching(/^Meanwhile ada has saved this \(.*UTC\)\./),
      key: await base(ada),
      data: {
        errors: {
          isCookieBannerEnabled: 'Saved meanwhile: off',
          cookieBannerTheme: 'Saved meanwhile: dark',
          cookieBannerText: 'Saved meanwhile: Ada’s',
        },
      },
    },
  ]);
  expect((await served()).cookieBannerText).toBe('Ada’s');
  // The shell sends the form again with the key of the answer.
  expect((await save(ben, { base: start, key: refused.json().key, ...bens })).statusCode).toBe(200);
  expect(await served()).toMatchObject({ cookieBannerText: 'Ben’s', isCookieBannerEnabled: true });
});

test('without script both versions are on the page, and the next save replaces the shown one', async () => {
  const [ada, ben] = [await as(ADA), await as(BEN)];
  const start = await base(ben);
  await save(ada, { base: start, ...filled({ cookieBannerText: 'Ada’s' }) });
  const page = await post(ben, { base: start, ...filled({ cookieBannerText: 'Ben’s' }) });
  expect(page.statusCode).toBe(422);
  for (const shown of ['Ben’s</textarea>', 'Saved meanwhile: Ada’s', 'Meanwhile ada has saved'])
    expect(page.body).toContain(shown);
  const key = / name="key" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  expect(key).toBe(await base(ada));
  await save(ada, { base: key, ...filled({ cookieBannerText: 'Ada’s second' }) });
  const again = await post(ben, { base: start, key, ...filled({ cookieBannerText: 'Ben’s' }) });
  expect([again.statusCode, again.body.includes('Saved meanwhile: Ada’s second')]).toEqual([422, true]);
  expect((await served()).cookieBannerText).toBe('Ada’s second');
});

test('of many concurrent saves one succeeds, and all others are told', async () => {
  const [ada, ben] = [await as(ADA), await as(BEN)];
  const start = await base(ada);
  const texts = Array.from({ length: 8 }, (_, index) => `Text ${index}`);
  const replies = await Promise.all(
    texts.map((cookieBannerText, index) =>
      save(index % 2 ? ada : ben, { base: start, ...filled({ cookieBannerText }) }),
    ),
  );
  const winners = texts.filter((_, index) => replies[index]?.statusCode === 200);
  expect(winners).toHaveLength(1);
  expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7);
  expect((await served()).cookieBannerText).toBe(winners[0]);
  expect(await site.open.db.selectFrom('cookie_settings_change').selectAll().execute()).toHaveLength(1);
});

test('a failure halfway changes nothing, and the typed values come back', async () => {
  const ada = await as(ADA);
  const start = await base(ada);
  const before = await site.open.db.selectFrom('site').selectAll().where('id', '=', site.siteId).executeTakeFirst();
  await sql`alter table cookie_settings_change add constraint broken check (changed_by <> 'ada') not valid`.execute(
    site.open.db,
  );
  try {
    const reply = await post(ada, { base: start, ...filled({ cookieBannerText: 'Typed' }) });
    expect([reply.statusCode, reply.body.includes('Typed</textarea>')]).toEqual([500, true]);
    const json = await save(ada, { base: start, ...filled({ cookieBannerText: 'Typed' }) });
    expect(json.statusCode).toBe(500);
  } finally {
    await sql`alter table cookie_settings_change drop constraint broken`.execute(site.open.db);
  }
  const after = await site.open.db.selectFrom('site').selectAll().where('id', '=', site.siteId).executeTakeFirst();
  expect(after).toEqual(before);
  expect((await post(ada, { base: start, ...filled({ cookieBannerText: 'Typed' }) })).statusCode).toBe(303);
});

test('an import keeps saved settings in its languages, and changes everything else', async () => {
  const ada = await as(ADA);
  await save(ada, { base: await base(ada), ...filled({ cookieBannerText: 'Ada’s', cookieBannerTheme: 'LIGHT' }) });
  await site.open.load(
    patched({ 'site.tagline': 'Another', 'site.cookieSettings.cookieBannerText': 'The document’s' }, exampleDocument()),
  );
  expect(await served()).toMatchObject({ cookieBannerText: 'Ada’s', cookieBannerTheme: 'LIGHT' });
  const { profile } = await site.open.db
    .selectFrom('site')
    .select('profile')
    .where('id', '=', site.siteId)
    .executeTakeFirstOrThrow();
  expect(profile).toMatchObject({ tagline: 'Another' });
});

test('a site without saved settings takes the document’s, and a form opened before is told', async () => {
  const ada = await as(ADA);
  const start = await base(ada);
  await site.open.load(patched({ 'site.cookieSettings.cookieBannerText': 'The document’s' }, exampleDocument()));
  expect((await served()).cookieBannerText).toBe('The document’s');
  const refused = await save(ada, { base: start, ...filled({ cookieBannerText: 'Ada’s' }) });
  expect([refused.statusCode, refused.json().data.errors]).toEqual([
    409,
    { cookieBannerText: 'Saved meanwhile: The document’s' },
  ]);
  expect(refused.json().error).toMatch(/^Meanwhile somebody has saved this\./);
});

test('a concurrent import and save leave the last saved settings complete', async () => {
  const ada = await as(ADA);
  for (let round = 0; round < 5; round += 1) {
    const text = `Ada’s ${round}`;
    const start = await base(ada);
    const document = patched({ 'site.tagline': `Round ${round}` }, exampleDocument());
    const [reply] = await Promise.all([
      save(ada, { base: start, ...filled({ cookieBannerText: text }) }),
      site.open.load(document),
    ]);
    expect([round, reply.statusCode]).toEqual([round, 200]);
    expect([round, (await served()).cookieBannerText]).toEqual([round, text]);
  }
});
