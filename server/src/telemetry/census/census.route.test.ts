import { BANNER_CALLS } from 'shared-types/consent/cookie-banner';
import { CENSUS_CALLS } from 'shared-types/telemetry/census';
import { spec } from '../../../../tools/testing/spec';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { OPEN, openTrackedSites, RESTRICTED } from '../tracked-sites.fixture';

const PRODUCT = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d07';
const COOKIE_VALUE = 'somebody|1|2|3|4';
const BUTTON = {
  buttonId: 'a-block',
  text: 'Read on',
  clickthroughUrl: 'http://open.example/shop',
  alignment: 'center',
  size: '120x44',
  newWindow: true,
  context: 'mf-blocks@0.1.0-1234',
};
const { context, ...KEPT_BUTTON } = BUTTON;

const sites = openTrackedSites();
const { stored } = sites;

let calls = 0;
const nextKey = () => `01936000-0000-7000-8000-${String((calls += 1)).padStart(12, '0')}`;

interface Sent {
  readonly visitor?: Shopper;
  readonly host?: string;
  readonly key?: string;
  readonly query?: string;
}

function send(
  path: string,
  body: unknown,
  { host = OPEN, visitor = sites.open.visitor(host), key = nextKey(), query = '' }: Sent = {},
) {
  return sites.open.app.inject({
    method: 'POST',
    url: `${path}?crumb=${visitor.cookies.get('crumb') ?? ''}&key=${key}${query}`,
    headers: {
      host,
      accept: 'application/json',
      referer: `http://${host}/shop?q=secret`,
      cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
      'content-type': 'application/json',
    },
    payload: JSON.stringify(body),
  });
}

spec(
  ['SRV-23', 'CENSUS-04', 'CENSUS-05'],
  'a button that was shown or pressed is stored under its remote and version',
  async () => {
    for (const call of [CENSUS_CALLS.buttonRender, CENSUS_CALLS.buttonClick]) {
      const reply = await send(call.path, { ...BUTTON, visitorCookie: COOKIE_VALUE });
      expect([reply.statusCode, reply.json()]).toEqual([200, { recorded: 1 }]);
    }
    const record = { kind: 'census', origin: context, path: '/shop', data: { ...KEPT_BUTTON, visitorId: 'somebody' } };
    expect(await stored()).toEqual([
      { ...record, name: 'button-render' },
      { ...record, name: 'button-click' },
    ]);
  },
);

spec(
  ['SRV-23', 'CENSUS-08', 'CENSUS-09', 'CENSUS-10', 'CENSUS-11'],
  'a form, the popup, its closing and a quick view are stored as well',
  async () => {
    await send(CENSUS_CALLS.formRender.path, { formId: 'a-form', visitorCookie: COOKIE_VALUE });
    await send(CENSUS_CALLS.overlay.path, { version: 3, style: 'card' });
    await send(CENSUS_CALLS.overlay.path, { version: 3, style: 'card', event: 'closed' });
    await send(CENSUS_CALLS.recordQuickView.path.replace(':id', PRODUCT), {});
    expect((await stored()).map(({ name, data }) => [name, data])).toEqual([
      ['form-render', { formId: 'a-form', visitorId: 'somebody' }],
      ['overlay', { version: 3, style: 'card', visitorId: '' }],
      ['overlay-closed', { version: 3, style: 'card', visitorId: '' }],
      ['quick-view', { productId: PRODUCT, visitorId: '' }],
    ]);
  },
);

test('the browser’s own cookie wins over the sent value, and an invalid cookie names nobody', async () => {
  const visitor = sites.open.visitor(OPEN);
  visitor.setCookie('ss_cvr', 'own|1|2|3|4');
  await send(CENSUS_CALLS.formRender.path, { formId: 'f', visitorCookie: COOKIE_VALUE }, { visitor });
  await send(CENSUS_CALLS.formRender.path, { formId: 'f', visitorCookie: 'nonsense' });
  expect((await stored()).map(({ data }) => data)).toMatchObject([{ visitorId: 'own' }, { visitorId: '' }]);
});

spec('CONS-35', 'a site that restricts visitor data stores no visitor', async () => {
  await send(CENSUS_CALLS.buttonClick.path, { ...BUTTON, visitorCookie: COOKIE_VALUE }, { host: RESTRICTED });
  expect(await stored()).toMatchObject([{ data: { ...KEPT_BUTTON, visitorId: '' } }]);
});

spec('CONS-28', 'a restrictive site stores nothing before consent', async () => {
  const visitor = sites.open.visitor();
  const sent = () => send(CENSUS_CALLS.formRender.path, { formId: 'f' }, { visitor, host: 'shop.example' });
  expect((await sent()).json()).toEqual({ recorded: 0 });
  await visitor.call('POST', BANNER_CALLS.choose.path, { choice: 'accepted' });
  expect((await sent()).json()).toEqual({ recorded: 1 });
  expect(await stored()).toHaveLength(1);
});

test('a repeated call counts once', async () => {
  const key = nextKey();
  const visitor = sites.open.visitor(OPEN);
  for (let sent = 0; sent < 2; sent += 1) await send(CENSUS_CALLS.buttonClick.path, BUTTON, { visitor, key });
  expect(await stored()).toHaveLength(1);
});

test('a call sent by a later page counts under the page it names, if that is recorded', async () => {
  const form = (query: string) => send(CENSUS_CALLS.formRender.path, { formId: 'f' }, { query });
  for (const query of ['&page=%2Fshop%2Fp%2Fmug', '&page=', '&page=a&page=b']) await form(query);
  expect((await stored()).map(({ path }) => path)).toEqual(['/shop/p/mug', '/shop', '/shop']);
  for (const path of ['/nowhere', '/config/design', '/shop/p/made-up', '//%zz'])
    expect([path, (await form(`&page=${encodeURIComponent(path)}`)).json()]).toEqual([path, { recorded: 0 }]);
});
