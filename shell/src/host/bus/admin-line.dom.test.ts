import type { PlainEventName } from 'shared-types/events';
import { ADMIN_CHANNEL } from 'shared-types/site/cookie';
import { WEBSITE_ROLE, type WebsiteRoleNumber } from 'shared-types/site/people/website-role';
import { spec } from '../../../../tools/testing/spec';
import { createTabHub } from '../../ports/ports.fixture';
import { openAdminLine } from './admin-line';
import { createEventBus } from './event-bus';

const settle = () => new Promise((resolve) => setTimeout(resolve));

function openTab(websiteRoles: readonly WebsiteRoleNumber[], tabs = createTabHub()) {
  const stop = new AbortController();
  const received: unknown[] = [];
  const eventBus = createEventBus((error) => {
    throw error;
  });
  openAdminLine({ context: { websiteRoles }, eventBus, tabs, stop: stop.signal });
  eventBus.listen('consent/banner-forced', (payload) => received.push(payload));
  return { received, stop, tabs, eventBus };
}

describe('the admin channel', () => {
  spec('BUS-03', 'carries admin events between the tabs of accounts with admin permission', async () => {
    const one = openTab([WEBSITE_ROLE.admin]);
    const two = openTab([WEBSITE_ROLE.editor, WEBSITE_ROLE.admin], one.tabs);
    one.eventBus.send('consent/banner-forced', { cookieBannerTheme: 'LIGHT' });
    await settle();
    expect(two.received).toEqual([{ cookieBannerTheme: 'LIGHT' }]);
    expect(new Set(one.tabs.posted.map(({ name }) => name))).toEqual(new Set([ADMIN_CHANNEL]));
  });

  spec('BUS-04', 'is called colonnade-admin, and its events have the documented names', async () => {
    const { tabs, eventBus } = openTab([WEBSITE_ROLE.admin]);
    const names: readonly PlainEventName[] = [
      'site/logged-out',
      'consent/banner-forced',
      'consent/banner-updated',
      'consent/banner-unforced',
    ];
    for (const name of names) eventBus.send(name, {});
    // Whose login ran out is each tab's own affair.
    eventBus.send('site/login-required', { url: '/login' });
    await settle();
    expect(tabs.posted.filter(({ message }) => message !== '')).toEqual(
      names.map((event) => ({ name: 'colonnade-admin', message: expect.objectContaining({ event }) as unknown })),
    );
  });

  spec('BUS-03', 'is not opened for anybody else', async () => {
    const admin = openTab([WEBSITE_ROLE.admin]);
    const editor = openTab([WEBSITE_ROLE.editor], admin.tabs);
    const visitor = openTab([], admin.tabs);
    admin.eventBus.send('consent/banner-forced', {});
    editor.eventBus.send('consent/banner-forced', {});
    visitor.eventBus.send('consent/banner-forced', {});
    await settle();
    expect(admin.received).toHaveLength(1);
    expect(editor.received).toHaveLength(1);
    expect(visitor.received).toHaveLength(1);
  });

  spec('BUS-03', 'a tab that opens while another tries a banner out shows it too, as it is by then', async () => {
    const one = openTab([WEBSITE_ROLE.admin]);
    const two = openTab([WEBSITE_ROLE.admin], one.tabs);
    await settle();
    one.eventBus.send('consent/banner-forced', { cookieBannerTheme: 'LIGHT', isPreview: true });
    one.eventBus.send('consent/banner-forced', { cookieBannerTheme: 'DARK', isPreview: true });
    await settle();
    const three = openTab([WEBSITE_ROLE.admin], one.tabs);
    await settle();
    expect(three.received).toEqual([{ cookieBannerTheme: 'DARK', isPreview: true }]);
    // Only the tab that shows it answers; the others know it already.
    expect(two.received).toHaveLength(3);
    one.eventBus.send('consent/banner-unforced', {});
    await settle();
    const four = openTab([WEBSITE_ROLE.admin], one.tabs);
    await settle();
    expect(four.received).toEqual([]);
  });

  spec(
    'BUS-03',
    'what a visitor asked for, and what a stopped page had shown, is shown in no tab that opens later',
    async () => {
      const one = openTab([WEBSITE_ROLE.admin]);
      one.eventBus.send('consent/banner-forced', { isRequested: true });
      const two = openTab([WEBSITE_ROLE.admin], one.tabs);
      two.eventBus.send('consent/banner-forced', { isPreview: true });
      two.stop.abort();
      await settle();
      const three = openTab([WEBSITE_ROLE.admin], one.tabs);
      await settle();
      expect(three.received).toEqual([]);
    },
  );

  test('takes no other event from it, and nothing after its end', async () => {
    const { received, stop, tabs } = openTab([WEBSITE_ROLE.admin]);
    const line = tabs.open(ADMIN_CHANNEL, () => undefined);
    [null, 'x', { event: 'commerce/line-added', payload: {} }, { event: 'consent/banner-forced' }].forEach((message) =>
      line.post(message),
    );
    await settle();
    stop.abort();
    line.post({ event: 'consent/banner-forced', payload: {} });
    await settle();
    expect(received).toEqual([]);
  });
});
