import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { TWEAK_PARTS, TWEAK_PATH } from 'shared-types/admin/pages/special-pages';
import { spec } from '../../../../tools/testing/spec';
import { ADA, prepareSpecialPages } from '../popup/popup.fixture';

const shop = prepareSpecialPages();

spec(['TWEAK-01', 'TWEAK-02'], 'each part with an editor of its own is found by its name, and no other', async () => {
  const ada = await shop.as(ADA);
  const leads = async (part: string) => {
    const { statusCode, headers } = await ada.get(TWEAK_PATH.replace(':part', part));
    return [part, statusCode, headers.location];
  };
  expect(await Promise.all(TWEAK_PARTS.map(leads))).toEqual([
    ['SPLASH_PAGE', 303, ADMIN_PATH.pages],
    ['LOCK_SCREEN', 303, ADMIN_PATH.lockScreen],
    ['POPUP_OVERLAY', 303, ADMIN_PATH.popup],
    ['CHECKOUT', 303, `${ADMIN_PATH.design}?frameUrl=%2Fcheckout`],
    ['STYLE', 303, ADMIN_PATH.styles],
  ]);
  expect(await leads('constructor')).toEqual(['constructor', 404, undefined]);
  const created = await ada.call('POST', PAGES_CALLS.createPage.path, { title: 'Welcome', layout: 'cover' });
  expect(await leads('SPLASH_PAGE')).toEqual(['SPLASH_PAGE', 303, created.json().location]);
});
