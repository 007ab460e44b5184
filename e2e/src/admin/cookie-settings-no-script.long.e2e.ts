import { spec } from '../../../tools/testing/spec';
import {
  bannerOfVisitor,
  bannerOn,
  choose,
  heldBy,
  SAVE,
  SETTINGS,
  NOTICE,
  visitCookies,
  write,
} from './visit-cookies';
import { openOwnedShop } from './visit-design';
import { follow } from '../browser/follow';

const shop = openOwnedShop();
const TEXT = 'cookieBannerText';
const TRY = `${SETTINGS} button[formaction]`;

spec(
  ['CONS-33', 'CONS-34', 'CONS-07'],
  'without script an owner previews the banner before saving, saves, and visitors get it',
  async () => {
    const { page, problems } = await visitCookies(shop, { withScript: false, screen: 'phone' });
    if (!(await page.$('[name="isCookieBannerEnabled"]:checked'))) await page.click('[name="isCookieBannerEnabled"]');
    await write(page, TEXT, '<p>Without a script</p>');
    await choose(page, 'cookieBannerVariant', 'POPUP');
    await choose(page, 'cookieBannerPosition', 'TOP');
    await follow(page, TRY);
    expect(await bannerOn(page)).toEqual({
      look: expect.stringMatching(/--popup .*--top-left/),
      text: 'Without a script',
      isInert: true,
    });
    expect(await page.$eval(NOTICE, (notice) => notice.textContent)).toContain('Nothing is saved yet.');
    expect(await heldBy(page, TEXT)).toBe('<p>Without a script</p>');
    await follow(page, SAVE);
    expect(await page.$eval(NOTICE, (notice) => notice.textContent)).toContain('Saved. Visitors get the changes');
    expect(await bannerOfVisitor(shop)).toMatchObject({ text: 'Without a script', isInert: false });
    expect(problems).toEqual([]);
  },
);

test('without script, too, the second editor sees both versions, and typed values survive the end of the session', async () => {
  const [first, second] = [
    await visitCookies(shop, { withScript: false }),
    await visitCookies(shop, { withScript: false }),
  ];
  await write(first.page, TEXT, 'The first');
  await write(second.page, TEXT, 'The second');
  await follow(first.page, SAVE);
  await follow(second.page, SAVE);
  expect(await second.page.$eval(SETTINGS, (form) => form.textContent)).toContain('Saved meanwhile: The first');
  expect(await heldBy(second.page, TEXT)).toBe('The second');
  await shop.server.services.db.deleteFrom('account_session').execute();
  await follow(second.page, SAVE);
  expect(await second.page.$eval(SETTINGS, (form) => form.textContent)).toContain('You are signed out.');
  expect(await heldBy(second.page, TEXT)).toBe('The second');
});
