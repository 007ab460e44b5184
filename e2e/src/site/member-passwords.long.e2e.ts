import type { Page } from 'puppeteer';
import { MEMBERS_CALLS } from 'shared-types/admin/people/members';
import { MEMBER_PASSWORD_CALLS, MEMBER_PATH } from 'shared-types/site/people/member-password';
import { linkIn } from '../../../server/src/admin/forgotten-password/emails.fixture';
import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { emailTo } from '../browser/email-to';
import { fill, SIGN_IN, signInWith } from '../browser/sign-in';
import { untilShown } from '../browser/until-shown';
import { openOwnedShop, visitAsOwner } from '../admin/visit-design';

const INVITE = `form[action="${MEMBERS_CALLS.inviteMember.path}"]`;
const REQUEST_FORM = `form[action="${MEMBER_PASSWORD_CALLS.requestMemberReset.path}"]`;
const SET = `form[action="${MEMBER_PASSWORD_CALLS.resetMemberPassword.path}"]`;
const [FIRST, SECOND] = ['four words are enough', 'another four words here'] as const;

const shop = openOwnedShop();

const pathOf = (page: Page) => page.evaluate(() => location.pathname);

for (const withScript of [true, false]) {
  // axe needs timers, which a page without script does not have.
  const findingsOf = async (page: Page) => (withScript ? axeViolations(page) : []);
  const how = `${withScript ? 'with' : 'without'} script`;

  spec(
    ['SESSION-01', 'ROLE-03'],
    `an owner invites a member ${how}, who chooses a password, signs in, forgets it, and sets another`,
    async () => {
      const email = `nora-${withScript ? 'a' : 'b'}@e2e.example`;
      const owner = await visitAsOwner(shop, { withScript });
      await owner.page.goto(`${shop.url}/config/members`);
      await fill(owner.page, `${INVITE} [name=displayName]`, 'Nora New');
      await fill(owner.page, `${INVITE} [name=email]`, email);
      await owner.page.click(`${INVITE} button`);
      // With script, the message comes before the list is reloaded.
      await untilShown(owner.page, email);
      await untilShown(owner.page, 'The invitation is on its way.');
      expect(await findingsOf(owner.page)).toEqual([]);

      const { page, problems } = await shop.visit({ withScript, screen: 'phone' });
      const invitation = linkIn(await emailTo(shop.server.dataDir, email, /^You are invited/), MEMBER_PATH.newPassword);
      expect(new URL(invitation).origin).toBe(shop.url);
      await page.goto(invitation);
      await untilShown(page, 'Choose a password');
      expect(await findingsOf(page)).toEqual([]);
      await fill(page, `${SET} [name=password]`, 'short');
      await page.click(`${SET} button`);
      await untilShown(page, 'Choose a password of at least 12 characters.');
      await fill(page, `${SET} [name=password]`, FIRST);
      await page.click(`${SET} button`);
      await untilShown(page, 'Your password is set');
      expect(await pathOf(page)).toBe(MEMBER_PATH.signIn);
      await signInWith(page, SIGN_IN.member, { email, password: FIRST });
      await untilShown(page, 'You are signed in as Nora New');
      await page.goto(`${shop.url}/members`);
      await untilShown(page, 'The autumn glaze');

      const other = (await shop.visit({ withScript })).page;
      await other.goto(`${shop.url}/members`);
      await other.click(`main a[href="${MEMBER_PATH.forgottenPassword}"]`);
      await other.waitForSelector(REQUEST_FORM);
      await fill(other, `${REQUEST_FORM} [name=email]`, email);
      await other.click(`${REQUEST_FORM} button`);
      await untilShown(other, 'If a member of this site has that address, an email is on its way.');
      await other.goto(linkIn(await emailTo(shop.server.dataDir, email, /^A new password/), MEMBER_PATH.newPassword));
      await other.waitForSelector(SET);
      await fill(other, `${SET} [name=password]`, SECOND);
      await other.click(`${SET} button`);
      await untilShown(other, 'Your password is set');

      await page.bringToFront();
      await page.reload();
      await untilShown(page, 'This page available only site members');
      await signInWith(page, SIGN_IN.member, { email, password: SECOND });
      await untilShown(page, 'The autumn glaze');
      // The browser logs the rejections that the test provokes.
      expect(problems.filter((problem) => !/status of 4\d\d/.test(problem))).toEqual([]);
    },
  );
}
