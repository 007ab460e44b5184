import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { PageLock } from 'shared-types/site/site-document';
import { exampleId } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { signIn } from '../../../../tools/testing/store/seed-account';
import { bumpRevision } from '../../site/directory/revision';
import { reservationId, reservationsDocument, RIGHT } from '../reservations/reservations.fixture';

const ACCOUNTS = { 'admin@shop.example': ['admin'], 'viewer@shop.example': ['viewer'] } as const;
const { opentable, tock, zola } = RIGHT;
const OWN_LOADER = 'https://www.opentable.co.uk/widget/reservation/loader?domain=couk&rid=1&theme=tall';
const BLOCKS = [
  opentable,
  { ...tock, settings: { ...tock.settings, offeringId: '42', timeZone: 'Europe/Dublin' } },
  zola,
  { ...opentable, settings: { ...opentable.settings, scriptUrl: OWN_LOADER } },
];

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: ACCOUNTS });
  await open.load(reservationsDocument(...BLOCKS));
});
afterAll(() => open.close());

const frameOf = (index: number, query = '') => open.visitor().get(`/frame/${reservationId(index)}${query}`);

async function scriptOf(index: number, query = ''): Promise<URL> {
  const { body } = await frameOf(index, query);
  const [, address = ''] = / src="([^"]+)" data-provider/.exec(body) ?? [];
  return new URL(address.replaceAll('&amp;', '&'));
}

spec(['RESV-05', 'RESV-08'], 'an anonymous visitor gets each provider’s script, from the provider', async () => {
  const { origin, pathname, searchParams } = await scriptOf(0);
  expect(origin + pathname).toBe('https://www.opentable.com/widget/reservation/loader');
  expect(Object.fromEntries(searchParams)).toEqual({
    domain: 'com',
    rid: '100200',
    type: 'standard',
    theme: 'standard',
    iframe: 'true',
    lang: 'en-US',
    newtab: 'true',
  });
  expect((await scriptOf(1)).href).toBe('https://www.exploretock.com/tock.js');
  expect((await frameOf(1)).body).toContain(
    '<div id="Tock_widget_container" data-tock-display-mode="Inline" data-tock-color-mode="White" data-tock-locale="en-us" data-tock-timezone="Europe/Dublin" data-tock-offering="42" data-served></div>',
  );
  expect((await frameOf(1)).body).toContain(`tock('init', "fern-and-kiln");`);
  expect((await scriptOf(2)).href).toBe('https://widget.zola.com/js/widget.js');
  expect((await frameOf(2)).body).toContain(
    '<a class="zola-registry-embed" href="https://www.zola.com/registry/ada-and-jan" data-registry-key="ada-and-jan" data-served>',
  );
});

spec(
  'RESV-08',
  'a script may come from another domain in the settings, and still asks for the block’s restaurant',
  async () => {
    const { origin, searchParams } = await scriptOf(3);
    expect(origin).toBe('https://www.opentable.co.uk');
    expect([searchParams.getAll('domain'), searchParams.getAll('rid'), searchParams.getAll('theme')]).toEqual([
      ['couk'],
      ['100200'],
      ['standard'],
    ]);
  },
);

spec('RESV-06', 'the wide theme is used where it is requested, the standard one otherwise', async () => {
  const theme = async (query: string) => (await scriptOf(0, query)).searchParams.get('theme');
  const themes = await Promise.all(['?theme=wide', '?theme=tall', '?theme=wide&theme=wide', ''].map(theme));
  expect(themes).toEqual(['wide', 'standard', 'standard', 'standard']);
});

spec(['RESV-02', 'RESV-03'], 'no account gets a widget, whatever its role', async () => {
  for (const email of Object.keys(ACCOUNTS)) {
    const browser = open.visitor();
    await signIn(browser, email);
    const reply = await browser.get(`/frame/${reservationId(0)}`);
    expect([reply.statusCode, reply.json()]).toEqual([
      403,
      {
        error: 'You are logged in, so you see a preview of this block only. Log out to use the block.',
        code: 'blocks/preview-only',
      },
    ]);
  }
});

test('the frame has a policy of its own, which does not loosen the policy of the block’s page', async () => {
  const { headers, body } = await frameOf(0);
  const policy = String(headers['content-security-policy']);
  const [, nonce = ''] = /'nonce-([^']{24})' 'strict-dynamic'/.exec(policy) ?? [];
  expect(body.split(`nonce="${nonce}"`)).toHaveLength(3);
  expect(policy).toContain(`default-src 'none'`);
  expect(policy).toContain(`frame-ancestors 'self'`);
  expect(policy).not.toContain('unsafe-eval');
  expect([headers['cache-control'], headers['x-frame-options']]).toEqual(['private, no-store', 'SAMEORIGIN']);
  const page = await open.visitor().get('/shop');
  expect(page.body).toContain(`data-reservations-frame="/frame/${reservationId(0)}"`);
  const directives = (reply: typeof page) =>
    String(reply.headers['content-security-policy']).replaceAll(/nonce-[^']+/g, '');
  expect(directives(page)).toBe(directives(await open.visitor().get('/')));
});

test('only reservation blocks of this site have a frame, and only for visitors of their page', async () => {
  const status = async (path: string) => (await open.visitor().get(path)).statusCode;
  const [home] = reservationsDocument().pages;
  const paths = ['/frame/x', `/frame/${exampleId(9)}`, '/frame/%00', '/frame/', `/frame/${home?.blocks[0]?.id}`];
  expect(await Promise.all(paths.map(status))).toEqual(paths.map(() => 404));
  const own = exampleId(4100);
  const withPage = (lock?: PageLock) => {
    const document = reservationsDocument(...BLOCKS);
    const layout = { columns: 12, rows: [{ columns: [{ span: 12, blocks: [own] }] }] } as const;
    const page = { path: '/tables', pageType: PAGE_TYPE.page, title: 'Tables', description: '' };
    const body = { raw: false, layout } as const;
    return {
      ...document,
      pages: [...document.pages, { ...page, ...(lock && { lock }), body, blocks: [{ id: own, ...tock }] }],
    };
  };
  await open.load(withPage({ by: 'members' }));
  const locked = await open.visitor().get(`/frame/${own}`);
  expect([locked.statusCode, locked.body.includes('tock')]).toEqual([404, false]);
  await open.load(withPage());
  expect(await status(`/frame/${own}`)).toBe(200);
});

test('unusable settings are logged with the block’s id, and none of them is sent', async () => {
  const logged = jest.spyOn(open.app.log, 'error').mockImplementation(() => undefined);
  const { db, sites } = open;
  const id = reservationId(2);
  const settings = JSON.stringify({ pageUrl: 'https://evil.example/registry/x' });
  const where = db
    .updateTable('block')
    .set({ settings })
    .where('id', '=', id)
    .where('type', '=', BLOCK_TYPE.reservations);
  const { site_id } = await where.returning('site_id').executeTakeFirstOrThrow();
  await bumpRevision(db, site_id);
  sites.invalidate(site_id);
  const reply = await frameOf(2);
  expect([reply.statusCode, reply.body.includes('evil')]).toEqual([404, false]);
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ block: id, reason: expect.stringContaining('https address of Zola’s') as string }),
    'a widget’s settings cannot be used',
  );
  expect((await open.visitor().get('/shop')).body).toContain('This part of the page cannot be shown right now.');
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ block: id, feature: 'blocks/reservations' }),
    'a block could not be rendered',
  );
});
