import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { codeOf } from '../../../server/src/admin/two-step/two-step.fixture';
import { spec } from '../../../tools/testing/spec';
import { PASSWORD } from '../../../tools/testing/store/seed-account';
import { axeViolations } from '../browser/looks/axe-violations';
import { emailTo } from '../browser/email-to';
import { follow } from '../browser/follow';
import { pathOf, untilAt } from '../browser/path-of';
import { fill, SIGN_IN, signInWith } from '../browser/sign-in';
import { textOf } from '../browser/text-of';
import { openOwnedShop, OWNER } from './visit-design';

const NORAS = { true: 'nora@e2e.example', false: 'nora-by-hand@e2e.example' } as const;
const NORAS_PASSWORD = 'several words of hers';
const PASSKEY = 'form[data-passkey]:not([inert])';

const shop = openOwnedShop();
afterEach(async () => {
  const { db } = shop.server.services;
  for (const table of ['account_authenticator', 'account_passkey', 'account_recovery_code', 'team_invitation'] as const)
    await db.deleteFrom(table).execute();
  await db.deleteFrom('account').where('email', 'in', Object.values(NORAS)).execute();
});

async function visitSignedIn(withScript = true): Promise<Page> {
  const { page } = await shop.visit({ withScript });
  await page.goto(shop.url + ADMIN_PATH.account);
  await signInWith(page, SIGN_IN.account, { email: OWNER, password: PASSWORD });
  await untilAt(page, ADMIN_PATH.account);
  return page;
}

const formOf = (path: string) => `form[action="${path}"]`;
/** Chromium's own authenticator: a platform one that always finds its user. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.createCDPSession();
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

for (const withScript of [true, false])
  spec(
    ['ROLE-04', 'ROLE-05'],
    `${withScript ? 'with' : 'without'} script an administrator invites a colleague, who joins by the link`,
    async () => {
      const email = NORAS[`${withScript}`];
      const page = await visitSignedIn(withScript);
      await page.goto(shop.url + ADMIN_PATH.team);
      if (withScript) expect(await axeViolations(page)).toEqual([]);
      const invite = formOf('/api/config/team/invitation');
      await fill(page, `${invite} [name=email]`, email);
      await page.select(`${invite} [name=role]`, 'reporting');
      await follow(page, `${invite} button`);
      expect(await textOf(page, 'main')).toContain(`${email}Reporting`);
      const { text } = await emailTo(shop.server.dataDir, email, /^You are invited/);
      const [link = ''] = /\/config\/join\?token=[\w-]+/.exec(text) ?? [];
      const { page: hers } = await shop.visit({ withScript });
      await hers.goto(shop.url + link);
      await fill(hers, '[name=displayName]', 'Nora New');
      await fill(hers, '[name=password]', NORAS_PASSWORD);
      await follow(hers, `${formOf('/api/config/team-invitation')} button`);
      expect(await pathOf(hers)).toBe('/config/');
      await hers.goto(shop.url + ADMIN_PATH.sales);
      expect(await pathOf(hers)).toBe(ADMIN_PATH.sales);
      await page.goto(shop.url + ADMIN_PATH.team);
      const person = '[data-person]:not(:has(.admin-team__self))';
      await page.click(`${person} summary`);
      await follow(page, `${person} form[action$="/removal"] button`);
      expect(await textOf(page, 'main')).toContain('is signed out at once');
      await follow(page, 'form:has([name=confirmed]) button');
      expect(await textOf(page, 'main [role=status]')).toBe('This person is removed from the team.');
      await hers.reload();
      expect(await pathOf(hers)).toMatch(/^\/config\/sign-in/);
    },
  );

for (const withScript of [true, false])
  spec('ROLE-05', `${withScript ? 'with' : 'without'} script an app is set up, and its code signs in`, async () => {
    const page = await visitSignedIn(withScript);
    await follow(page, `${formOf('/api/config/two-step/authenticator')} button`);
    if (withScript) expect(await axeViolations(page)).toEqual([]);
    const secret = (await textOf(page, '.admin-authenticator-setup__secret')).replaceAll(' ', '');
    await fill(page, '[name=oneTimeCode]', codeOf(secret, -1));
    await follow(page, `${formOf('/api/config/two-step/authenticator/confirmation')} button`);
    const codes = await page.$$eval('.admin-account__codes code', (all) =>
      all.map(({ textContent }) => textContent ?? ''),
    );
    expect(codes).toHaveLength(10);
    for (const code of [codeOf(secret), codes[0] ?? '']) {
      const { page: there } = await shop.visit({ withScript });
      await there.goto(shop.url + ADMIN_PATH.account);
      await signInWith(there, SIGN_IN.account, { email: OWNER, password: PASSWORD });
      await untilAt(there, ADMIN_PATH.secondStep);
      if (withScript) expect(await axeViolations(there)).toEqual([]);
      await fill(there, '[name=oneTimeCode]', code);
      await follow(there, `${formOf('/api/auth/SecondStep')} button`);
      expect(await pathOf(there)).toBe(ADMIN_PATH.account);
    }
  });

spec('ROLE-05', 'a passkey is added, signs in without a password, and confirms who is there', async () => {
  const page = await visitSignedIn();
  await addAuthenticator(page);
  const add = `${formOf('/api/config/two-step/passkey')}${PASSKEY.slice('form'.length)}`;
  await page.waitForSelector(add);
  await fill(page, `${add} [name=name]`, 'Laptop');
  await follow(page, `${add} button`);
  expect(await textOf(page, '[data-passkey-id]')).toMatch(/Laptop[^]*Works at localhost/);
  await shop.server.services.db.deleteFrom('account_session').execute();
  await page.goto(shop.url + ADMIN_PATH.account);
  await page.waitForSelector(PASSKEY);
  await follow(page, `${PASSKEY} button`);
  expect(await pathOf(page)).toBe(ADMIN_PATH.account);
  expect(await textOf(page, '[data-passkey-id]')).toContain('Last used');
  for (const [path, done] of [
    [ADMIN_PATH.account, 'You can change how you sign in'],
    [ADMIN_PATH.team, 'You can change the team'],
  ] as const) {
    await shop.server.services.db
      .updateTable('account_session')
      .set({ confirmed_at: new Date(0) })
      .execute();
    await page.goto(shop.url + path);
    await page.waitForSelector(PASSKEY);
    expect(await axeViolations(page)).toEqual([]);
    await follow(page, `${PASSKEY} button`);
    expect([new URL(page.url()).pathname, await textOf(page, 'main [role=status]')]).toEqual([
      path,
      expect.stringContaining(done),
    ]);
  }
});

spec('ROLE-05', 'with a passkey the password alone opens nothing, and the passkey is its second step', async () => {
  const page = await visitSignedIn();
  await addAuthenticator(page);
  const add = `${formOf('/api/config/two-step/passkey')}${PASSKEY.slice('form'.length)}`;
  await page.waitForSelector(add);
  await fill(page, `${add} [name=name]`, 'Laptop');
  await follow(page, `${add} button`);
  await shop.server.services.db.deleteFrom('account_session').execute();
  await page.goto(shop.url + ADMIN_PATH.account);
  await signInWith(page, SIGN_IN.account, { email: OWNER, password: PASSWORD });
  await untilAt(page, ADMIN_PATH.secondStep);
  await page.goto(`${shop.url}/config/`);
  expect(await pathOf(page)).toMatch(/^\/config\/sign-in/);
  await page.goto(shop.url + ADMIN_PATH.secondStep);
  await page.waitForSelector(PASSKEY);
  await follow(page, `${PASSKEY} button`);
  expect(await pathOf(page)).toBe(ADMIN_PATH.account);
});
