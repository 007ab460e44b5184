import type { PlatformRole } from 'shared-types/site/people/platform-role';
import { WEBSITE_ROLE, type WebsiteRoleName } from 'shared-types/site/people/website-role';
import { spec } from '../../../../tools/testing/spec';
import { mayDo, type Capability } from './capabilities';

const who = (capability: Capability) =>
  (Object.keys(WEBSITE_ROLE) as WebsiteRoleName[]).filter((name) => mayDo({ roles: [WEBSITE_ROLE[name]] }, capability));

spec(['ROLE-04', 'ENUM-02'], 'every role opens the admin area, two read submissions', () => {
  expect(who('admin.open')).toEqual(Object.keys(WEBSITE_ROLE));
  expect(who('submissions.read')).toEqual(['admin', 'editor']);
});

spec('ROLE-04', 'figures are for roles that work with them: visits, sales, and the site’s health', () => {
  expect(who('visits.read')).toEqual(['admin', 'reporting', 'editor', 'storeManager', 'campaignsEditor']);
  expect(who('sales.read')).toEqual(['admin', 'reporting', 'storeManager']);
  expect(who('health.read')).toEqual(['admin', 'reporting']);
});

spec('ROLE-04', 'two roles change the site’s cookie consent', () => {
  expect(who('cookies.edit')).toEqual(['admin', 'editor']);
});

spec('ROLE-04', 'two roles change header and footer and look up places, one sets the site’s own language', () => {
  expect(who('header-footer.edit')).toEqual(['admin', 'editor']);
  expect(who('places.find')).toEqual(['admin', 'editor']);
  expect(who('languages.edit')).toEqual(['admin']);
});

spec('ROLE-04', 'two roles change forms, one of them also the scripts after sending', () => {
  expect(who('forms.edit')).toEqual(['admin', 'editor']);
  expect(who('scripts.edit')).toEqual(['admin']);
});

spec('ROLE-04', 'three roles edit pages, two of them publish', () => {
  expect(who('pages.edit')).toEqual(['admin', 'editor', 'campaignsEditor']);
  expect(who('pages.publish')).toEqual(['admin', 'editor']);
});

spec('ROLE-04', 'two roles change the colors and fonts of the site', () => {
  expect(who('styles.edit')).toEqual(['admin', 'editor']);
});

spec('ROLE-04', 'three roles change the library of files', () => {
  expect(who('files.edit')).toEqual(['admin', 'editor', 'storeManager']);
});

spec('ROLE-04', 'two roles set the store’s prices', () => {
  expect(who('prices.edit')).toEqual(['admin', 'storeManager']);
});

spec('ROLE-04', 'one role sees the inputs of views', () => {
  expect(who('views.read')).toEqual(['admin']);
});

spec('ROLE-04', 'one role changes the team', () => {
  expect(who('team.edit')).toEqual(['admin']);
});

spec('ROLE-04', 'two roles manage the site’s billing plan', () => {
  expect(who('billing.open')).toEqual(['admin', 'billing']);
});

spec('ROLE-04', 'every role but a viewer’s opens the editing frame', () => {
  expect(who('design.open')).toEqual(Object.keys(WEBSITE_ROLE).filter((name) => name !== 'viewer'));
});

spec('ROLE-04', 'roles add up, and an unknown role number opens nothing', () => {
  expect(mayDo({ roles: [WEBSITE_ROLE.viewer, WEBSITE_ROLE.editor] }, 'submissions.read')).toBe(true);
  expect(mayDo({ roles: [WEBSITE_ROLE.viewer, WEBSITE_ROLE.billing] }, 'submissions.read')).toBe(false);
  expect(mayDo({ roles: [5 as never] }, 'admin.open')).toBe(false);
  expect(mayDo({ roles: [] }, 'admin.open')).toBe(false);
});

test('platform pages are for platform roles only, and these open nothing of a site', () => {
  expect([who('remotes.read'), who('remotes.change')]).toEqual([[], []]);
  const may = (platformRole: PlatformRole, capability: Capability) => mayDo({ roles: [], platformRole }, capability);
  expect([may('look', 'remotes.read'), may('look', 'remotes.change')]).toEqual([true, false]);
  expect([may('operate', 'remotes.read'), may('operate', 'remotes.change')]).toEqual([true, true]);
  expect([may('operate', 'admin.open'), may('operate', 'health.read')]).toEqual([false, false]);
});

spec('ROLE-04', 'one role sets how buyers pay', () => {
  expect(who('payments.edit')).toEqual(['admin']);
});

spec('ROLE-04', 'one role sets the site’s name, time zone, addresses and units', () => {
  expect(who('settings.edit')).toEqual(['admin']);
});
