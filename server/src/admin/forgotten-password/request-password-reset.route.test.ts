import { sql } from 'kysely';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { FORGOTTEN_PASSWORD_CALLS } from 'shared-types/admin/people/forgotten-password';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount } from '../../../../tools/testing/store/seed-account';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';
import { linkIn, OWNER, prepareEmails } from './emails.fixture';
import { createCrumb } from '../../platform/http/cookie/crumb';

const { path } = FORGOTTEN_PASSWORD_CALLS.requestPasswordReset;
const NOBODY = 'nobody@shop.example';
const REQUESTED =
  'If there is an account for that address on this site, an email is on its way. Its link sets a new password and works for half an hour.';

const emails = prepareEmails();
const { requestReset, arrived } = emails;
const block = async () => {
  const site = await emails.open.sites.byHost('shop.example');
  return site ? onlyBlockOf(site.adminPages.forgottenPassword) : '';
};

spec('ROLE-05', 'an account’s owner gets an email to set a new password, and nobody else', async () => {
  const reply = await requestReset(' Owner@Shop.Example ');
  expect([reply.statusCode, reply.headers['cache-control'], reply.json()]).toEqual([
    200,
    'no-store',
    { message: REQUESTED },
  ]);
  const [mail, ...others] = await arrived();
  expect(others).toEqual([]);
  expect(mail?.recipients).toEqual([OWNER]);
  expect(mail?.headers).toMatchObject({ subject: 'A new password for Example', 'auto-submitted': 'auto-generated' });
  expect(linkIn(mail)).toMatch(/^http:\/\/shop\.example\/config\/reset\?token=/);
  expect(mail?.text).toMatch(/It works once, until .+ UTC:/);
});

spec('ROLE-05', 'only a hash of the token is stored, and after the email is sent nothing contains it', async () => {
  await requestReset();
  const [mail] = await arrived();
  const token = linkIn(mail).split('token=')[1] ?? '';
  const kept = await Promise.all(
    (['account_reset', 'account_reset_request', 'mail_outbox'] as const).map((table) =>
      emails.open.db
        .selectFrom(table as 'account_reset')
        .selectAll()
        .execute(),
    ),
  );
  expect([token.length, JSON.stringify(kept).includes(token)]).toEqual([43, false]);
  expect(kept.map(({ length }) => length)).toEqual([1, 0, 1]);
});

spec(
  'ROLE-05',
  'an address without an account, or without a role on the site, gets the same answer and no email',
  async () => {
    await emails.open.load(exampleDocument('other', 'other.example'));
    const replies = [
      await requestReset(OWNER),
      await requestReset(NOBODY),
      await requestReset(OWNER, emails.open.visitor('other.example')),
    ];
    for (const { statusCode, headers, json } of replies)
      expect([statusCode, Object.keys(headers).sort(), json()]).toEqual([
        200,
        Object.keys(replies[0]?.headers ?? {}).sort(),
        { message: REQUESTED },
      ]);
    expect((await arrived()).map(({ recipients }) => recipients)).toEqual([[OWNER]]);
  },
);

spec('ROLE-05', 'the time does not reveal it either: the answer waits for no query about accounts', async () => {
  await emails.open.db.transaction().execute(async (trx) => {
    await sql`lock table account, website_role, account_reset, mail_outbox in access exclusive mode`.execute(trx);
    for (const email of [OWNER, NOBODY]) expect((await requestReset(email)).json()).toEqual({ message: REQUESTED });
  });
  expect(await arrived()).toHaveLength(1);
});

spec('ROLE-05', 'a forged host never appears in an email', async () => {
  const forged = [
    { host: 'shop.example:6666' },
    { host: 'shop.example:80@evil.example' },
    { host: 'example.colonnade.localhost' },
    { host: 'shop.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    {
      host: 'shop.example',
      forwarded: 'host=evil.example',
      'x-forwarded-port': '6666',
      'x-original-host': 'evil.example',
    },
  ];
  for (const headers of forged) {
    await emails.open.db.deleteFrom('rate_window').execute();
    const { app } = emails.open;
    const [host = ''] = headers.host.split(':');
    const crumb = createCrumb(app.cookieSeal, { host });
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `${path}?crumb=${crumb}`,
      headers: { ...headers, accept: 'application/json', cookie: `crumb=${crumb}` },
      payload: { email: OWNER },
    });
    expect([headers, statusCode]).toEqual([headers, 200]);
    await arrived();
  }
  expect(emails.mail.emails).toHaveLength(forged.length);
  for (const mail of emails.mail.emails) {
    expect(linkIn(mail)).toMatch(/^http:\/\/shop\.example\/config\/reset\?/);
    expect(JSON.stringify(mail)).not.toMatch(/evil\.example|:6666|colonnade\.localhost/);
  }
});

spec('ROLE-05', 'without script the page comes back with a message, in the site’s language', async () => {
  const browser = emails.open.visitor();
  const reply = await browser.post(path, { page: ADMIN_PATH.forgottenPassword, block: await block(), email: OWNER });
  expect(reply.statusCode).toBe(303);
  const thanks = await browser.get(String(reply.headers.location));
  expect([thanks.statusCode, thanks.headers['cache-control'], thanks.body.includes(REQUESTED)]).toEqual([
    200,
    'private, no-store',
    true,
  ]);
  expect(thanks.body).not.toContain(OWNER);
});

spec('ROLE-05', 'a Polish site asks, answers and writes in Polish', async () => {
  const document = exampleDocument('polska', 'polska.example');
  await emails.open.load({ ...document, site: { ...document.site, locale: 'pl' } });
  await seedAccount(emails.open.db, { email: 'basia@polska.example', roles: { polska: ['admin'] } });
  const visitor = emails.open.visitor('polska.example');
  expect((await visitor.get(ADMIN_PATH.forgottenPassword)).body).toContain('<h1>Nie pamiętam hasła</h1>');
  expect((await requestReset('basia@polska.example', visitor)).json().message).toMatch(
    /^Jeśli w tej witrynie jest konto/,
  );
  const [mail] = await arrived();
  expect(mail?.text).toMatch(/^Ktoś, najpewniej Ty, poprosił o nowe hasło/);
  const opened = await visitor.get(new URL(linkIn(mail)).pathname + new URL(linkIn(mail)).search);
  expect(opened.body).toContain('<h1>Nowe hasło</h1>');
  await emails.open.db.deleteFrom('account').where('email', '=', 'basia@polska.example').execute();
});

test('an invalid address is reported at the field, and stays there', async () => {
  const reply = await requestReset('owner');
  expect([reply.statusCode, reply.json().data.errors]).toEqual([
    400,
    { email: 'Enter the whole email address, like ada@example.com.' },
  ]);
  const page = await emails.open
    .visitor()
    .post(path, { page: ADMIN_PATH.forgottenPassword, block: await block(), email: 'owner' });
  expect([page.statusCode, page.body.includes('value="owner"')]).toEqual([422, true]);
});

spec('ROLE-05', 'another website cannot request an email', async () => {
  const { app } = emails.open;
  const crumb = createCrumb(app.cookieSeal, { host: 'shop.example' });
  const reply = await app.inject({
    method: 'POST',
    url: `${path}?crumb=${crumb}`,
    headers: {
      host: 'shop.example',
      origin: 'https://evil.example',
      cookie: `crumb=${crumb}`,
      accept: 'application/json',
    },
    payload: { email: OWNER },
  });
  expect([reply.statusCode, await arrived()]).toEqual([403, []]);
});
