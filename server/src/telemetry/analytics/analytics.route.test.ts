import { ANALYTICS_CALLS, type CommonData } from 'shared-types/telemetry/analytics';
import { spec } from '../../../../tools/testing/spec';
import { OPEN, openTrackedSites, RESTRICTED } from '../tracked-sites.fixture';

const COMMON: CommonData = {
  actor: 'visitor',
  action: 'add to cart',
  event_owner_team: 'mf-commerce@0.1.0-1',
  event_source: 'prod',
  object_type: 'product',
  object_id: 'a-product',
  product_page: '/shop/p/mug',
  session_id: 'a-session',
  user_member_account_id: null,
  user_locale: 'pl',
};
const EVENT = {
  analyticsId: 'a-browser',
  commonData: JSON.stringify(COMMON),
  customData: '{"quantity":2,"isFirstSession":true}',
  customSchemaName: 'commerce',
};

const sites = openTrackedSites();
const { stored } = sites;

let calls = 0;
const nextKey = () => `01936000-0000-7000-8000-${String((calls += 1)).padStart(12, '0')}`;

interface Sent {
  readonly type: string;
  readonly payload: string;
  readonly host?: string;
}

function send(path: string, { type, payload, host = OPEN }: Sent) {
  const visitor = sites.open.visitor(host);
  return sites.open.app.inject({
    method: 'POST',
    url: `${path}?crumb=${visitor.cookies.get('crumb') ?? ''}&key=${nextKey()}`,
    headers: {
      host,
      referer: `http://${host}/shop`,
      cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
      'content-type': type,
    },
    payload,
  });
}

const track = (event: object, { type = 'application/json', host = OPEN } = {}) =>
  send(ANALYTICS_CALLS.trackEvent.path, { type, host, payload: JSON.stringify(event) });

spec(['SRV-22', 'ANLT-08', 'ANLT-25'], 'an event is stored under its name', async () => {
  const fields = { crumb: 'an older one', event: 'UserClicksShareToSocial', data: '{"network":"facebook","count":1}' };
  const reply = await send(ANALYTICS_CALLS.recordEvent.path, {
    type: 'application/x-www-form-urlencoded',
    payload: new URLSearchParams(fields).toString(),
  });
  expect([reply.statusCode, reply.json()]).toEqual([200, { recorded: 1 }]);
  expect(await stored()).toEqual([
    {
      kind: 'event',
      name: 'UserClicksShareToSocial',
      origin: 'page',
      path: '/shop',
      data: { network: 'facebook', count: 1 },
    },
  ]);
});

spec(
  ['SRV-29', 'ANLT-09', 'ANLT-10'],
  'a visitor’s action is answered with 200, as JSON or as a beacon, and stored under its action and team',
  async () => {
    for (const type of ['application/json', 'text/plain;charset=UTF-8']) {
      const reply = await track(EVENT, { type });
      expect([type, reply.statusCode, reply.json()]).toEqual([type, 200, { recorded: 1 }]);
    }
    const kept = {
      kind: 'event',
      name: 'add to cart',
      origin: 'mf-commerce@0.1.0-1',
      path: '/shop/p/mug',
      data: {
        analyticsId: 'a-browser',
        commonData: COMMON,
        customData: { quantity: 2, isFirstSession: true },
        customSchemaName: 'commerce',
      },
    };
    expect(await stored()).toEqual([kept, kept]);
  },
);

spec(
  ['ANLT-16', 'ANLT-17'],
  'an event without fields is accepted, and null counts as absent where a value is optional',
  async () => {
    const commonData = JSON.stringify({ object_id: null });
    expect((await track({ ...EVENT, commonData })).json()).toEqual({ recorded: 1 });
    expect(await stored()).toMatchObject([
      { name: 'commerce', origin: 'page', path: '/shop', data: { commonData: { object_id: null } } },
    ]);
  },
);

spec('CONS-35', 'a site that restricts visitor data stores no visitor', async () => {
  const account = JSON.stringify({ ...COMMON, user_member_account_id: 'an-account' });
  await track({ ...EVENT, commonData: account }, { host: RESTRICTED });
  const rows = await stored();
  expect(rows).toMatchObject([
    { name: 'add to cart', data: { analyticsId: '', commonData: { session_id: null, user_member_account_id: null } } },
  ]);
  for (const text of ['a-browser', 'a-session', 'an-account', '"pl"']) expect(JSON.stringify(rows)).not.toContain(text);
});
