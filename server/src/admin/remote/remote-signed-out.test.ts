import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { REMOTE_CALLS } from 'shared-types/admin/remote';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { adminPages, onlyBlockOf } from '../../site/own-pages/admin-pages';
import { exampleSiteId } from '../insights/pages.fixture';

const FORMS = 'mf-forms';
const PATH = ADMIN_PATH.remote.replace('{token}', FORMS);

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

const AWAY = 'You are signed out. What you typed is still here.';

// A sign-out in another tab renews the crumb.
test.each([
  ['with the crumb of before', { crumb: 'A'.repeat(22) }],
  ['with its crumb', {}],
])(
  'a form sent after signing out keeps the act and the reason, unconfirmed, and nothing of the remote: %s',
  async (_name, crumb) => {
    const { remote: page } = adminPages({ siteId: await exampleSiteId(open), locale: 'en' });
    const typed = { act: 'canary', version: '0.9.0-feed', percent: '12', reason: 'Slow since <noon>', seen: '7' };
    const { statusCode, body } = await open.visitor().post(REMOTE_CALLS.changeRemote.path, {
      page: PATH,
      block: onlyBlockOf(page),
      remote: FORMS,
      confirmed: 'yes',
      ...typed,
      ...crumb,
    });
    expect(statusCode).toBe(401);
    for (const value of ['canary', '0.9.0-feed', '12', 'Slow since &lt;noon&gt;', '7', FORMS])
      expect([value, body.includes(`value="${value}"`)]).toEqual([value, true]);
    expect(body).toContain(AWAY);
    expect([body.includes('name="confirmed"'), body.includes('href="/config/sign-in')]).toEqual([false, true]);
    expect(body).not.toContain(REMOTE_CALLS.undoRemoteChange.path);
    expect((await open.visitor().get(PATH)).statusCode).toBe(303);
  },
);
