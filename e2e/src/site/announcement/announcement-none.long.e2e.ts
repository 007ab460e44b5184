import { spec } from '../../../../tools/testing/spec';
import { atRest } from '../../browser/looks/at-rest';
import { openShop } from '../../browser/open/shop';
import { requestedScripts } from '../loading/files-of-page';

const shop = openShop();

spec('START-17', 'a visitor of a site without an announcement loads nothing of it', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/about`);
  await atRest(page);
  const { early, later } = await requestedScripts(page);
  expect([...early, ...later].filter((file) => /announcement|closing/.test(file))).toEqual([]);
  expect(await page.content()).not.toContain('announcement');
});
