import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { SAMPLE_CONTEXT } from '../../../../tools/testing/host/sample-context';
import { spec } from '../../../../tools/testing/spec';
import { pageData } from '../../boot/page-data.fixture';
import { CONFIG } from '../../config';
import { prepareDialogs, shown, tick } from '../../host/dialogs/dialogs.fixture';
import { createFakePorts } from '../../ports/ports.fixture';
import { startAccountKeys } from './account-keys.effects';

const bench = prepareDialogs();
const OWNER = { authenticatedAccount: { id: 'a1', displayName: 'Ada' }, websiteRoles: [WEBSITE_ROLE.admin] };

async function open({ at = '/', locale = 'en-US', who = {}, isTop = true } = {}) {
  const done: string[] = [];
  let press = (): void => undefined;
  const address = { current: () => new URL(at, 'http://shop.test'), go: (to: string) => void done.push(`go ${to}`) };
  startAccountKeys({
    config: CONFIG,
    data: pageData({ context: { ...SAMPLE_CONTEXT, ...who, locale } }),
    ports: createFakePorts({ address }),
    scripts: { style: () => Promise.resolve() },
    stop: bench.stop.signal,
    navigation: {
      isTop: () => isTop,
      isStaying: () => false,
      stay: () => void done.push('stay'),
      replace: (path: string) => void done.push(`replace ${path}`),
      pass: () => void done.push('pass'),
      onKey: (then: (event: KeyboardEvent) => void) => {
        done.push('keys');
        press = () => then(new KeyboardEvent('keydown', { key: 'Escape' }));
      },
    },
  } as unknown as Parameters<typeof startAccountKeys>[0]);
  await tick(100);
  return { done, press: () => press(), texts: shown().map(({ textContent }) => textContent) };
}

spec('LOGOUT-11', 'who has been signed out is told so, at any address that says it', async () => {
  await open({ at: '/?logout=true' });
  const { texts } = await open({ at: '/about?a=1&logout=true' });
  expect(texts).toEqual(Array(2).fill('Logout SuccessfulYou have been successfully logged out.'));
});

spec('LOGOUT-11', 'at any other address nothing is shown', async () => {
  for (const at of ['/', '/?logout', '/?logout=false', '/logout=true', '/#logout=true'])
    expect([at, (await open({ at })).texts]).toEqual([at, []]);
});

spec('UTIL-05', 'of an address of a hundred thousand keys the first thousand are read', async () => {
  const many = 'a&'.repeat(100_000);
  expect((await open({ at: `/?${many}logout=true` })).texts).toEqual([]);
  expect((await open({ at: `/?logout=true&${many}` })).texts).toHaveLength(1);
});

test('it is said in the language of the page', async () => {
  expect((await open({ at: '/?logout=true', locale: 'pl-PL' })).texts).toEqual(['WylogowanoWylogowanie powiodło się.']);
});

spec('START-04', 'an account is led away in place of the page, and nothing else begins', async () => {
  expect((await open({ at: '/a?b=1', who: OWNER })).done).toEqual(['replace /config/?frameUrl=%2Fa%3Fb%3D1']);
});

spec('START-13', 'a page opened with noredirect makes the tab stay', async () => {
  expect((await open({ at: '/a?noredirect', who: OWNER })).done).toEqual(['stay', 'keys']);
  expect((await open({ at: '/a' })).done).toEqual(['keys']);
});

spec(
  ['START-07', 'ESC-01'],
  'in a frame an account stays where it is, and Escape is the window’s around it',
  async () => {
    for (const [isTop, done] of [
      [false, ['keys', 'pass']],
      [true, ['keys', 'go /config/?frameUrl=%2Fa']],
    ] as const) {
      const page = await open({ at: '/a?noredirect', who: { ...OWNER, websiteRoles: [WEBSITE_ROLE.viewer] }, isTop });
      page.press();
      expect(page.done.filter((step) => step !== 'stay')).toEqual(done);
    }
    expect((await open({ at: '/a', who: OWNER, isTop: false })).done).toEqual(['keys']);
  },
);

test('after a teardown nothing begins', async () => {
  bench.stop.abort();
  expect((await open({ at: '/?logout=true', who: OWNER })).done).toEqual([]);
});
