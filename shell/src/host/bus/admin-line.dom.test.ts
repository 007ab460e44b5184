import type { HappeningName } from 'shared-types/events';
import { ADMIN_CHANNEL } from 'shared-types/site/cookie';
import { WEBSITE_ROLE, type WebsiteRoleNumber } from 'shared-types/site/website-role';
import { spec } from '../../../../tools/testing/spec';
import { createTabHub } from '../../ports/ports.fixture';
import { openAdminLine } from './admin-line';
import { createWire } from './wire';

const settle = () => new Promise((resolve) => setTimeout(resolve));

function openTab(websiteRoles: readonly WebsiteRoleNumber[], tabs = createTabHub()) {
  const stop = new AbortController();
  const heard: unknown[] = [];
  const wire = createWire((error) => {
    throw error;
  });
  openAdminLine({ context: { websiteRoles }, wire, tabs, stop: stop.signal });
  wire.listen('consent/banner-forced', (payload) => heard.push(payload));
  return { heard, stop, tabs, wire };
}

describe('the admin channel', () => {
  spec('BUS-03', 'carries admin events between the tabs of accounts with admin permission', async () => {
    const one = openTab([WEBSITE_ROLE.admin]);
    const two = openTab([WEBSITE_ROLE.editor, WEBSITE_ROLE.admin], one.tabs);
    one.wire.send('consent/banner-forced', { cookieBannerTheme: 'LIGHT' });
    await settle();
    expect(two.heard).toEqual([{ cookieBannerTheme: 'LIGHT' }]);
    expect(one.tabs.posted.map(({ name }) => name)).toEqual([ADMIN_CHANNEL]);
  });

  spec('BUS-04', 'is called colonnade-admin, and its events have the documented names', async () => {
    const { tabs, wire } = openTab([WEBSITE_ROLE.admin]);
    const names: readonly HappeningName[] = [
      'site/logged-out',
      'consent/banner-forced',
      'consent/banner-updated',
      'consent/banner-unforced',
    ];
    for (const name of names) wire.send(name, {});
    // Whose login ran out is each tab's own affair.
    wire.send('site/login-required', { url: '/login' });
    await settle();
    expect(tabs.posted).toEqual(
      names.map((event) => ({ name: 'colonnade-admin', message: expect.objectContaining({ event }) as unknown })),
    );
  });

  spec('BUS-03', 'is not opened for anybody else', async () => {
    const admin = openTab([WEBSITE_ROLE.admin]);
    const editor = openTab([WEBSITE_ROLE.editor], admin.tabs);
    const visitor = openTab([], admin.tabs);
    admin.wire.send('consent/banner-forced', {});
    editor.wire.send('consent/banner-forced', {});
    visitor.wire.send('consent/banner-forced', {});
    await settle();
    expect(admin.heard).toHaveLength(1);
    expect(editor.heard).toHaveLength(1);
    expect(visitor.heard).toHaveLength(1);
  });

  test('takes no other event from it, and nothing after its end', async () => {
    const { heard, stop, tabs } = openTab([WEBSITE_ROLE.admin]);
    const line = tabs.open(ADMIN_CHANNEL, () => undefined);
    [null, 'x', { event: 'commerce/line-added', payload: {} }, { event: 'consent/banner-forced' }].forEach((message) =>
      line.post(message),
    );
    await settle();
    stop.abort();
    line.post({ event: 'consent/banner-forced', payload: {} });
    await settle();
    expect(heard).toEqual([]);
  });
});
