import type { PageContext } from 'shared-types/site/context';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { SAMPLE_CONTEXT } from '../../../../tools/testing/host/sample-context';
import { spec } from '../../../../tools/testing/spec';
import { RELEASE } from '../../parts/origin/release.fixture';
import { arrive, cookies, preparePages, PRODUCT, startLive } from './analytics.fixture';

const COMMERCE = `mf-commerce@${RELEASE.remotes['mf-commerce']?.version}`;

preparePages();

spec(
  ['ANLT-09', 'ANLT-13', 'ANLT-14', 'ANLT-26', 'ANLT-27'],
  'reports a product page with visitor, action and place',
  async () => {
    const { sent, reported } = await startLive(PRODUCT);
    expect(sent).toMatchObject([
      {
        path: '/api/v1/events',
        format: 'json',
        records: 1,
        timeoutMs: 2500,
        complaint: 'Error tracking event: HTTP Status ',
      },
    ]);
    const [event] = reported();
    expect(event?.customSchemaName).toBe('commerce');
    expect(event?.common).toEqual({
      actor: 'visitor',
      action: 'view product page',
      event_owner_team: COMMERCE,
      event_source: 'dev',
      object_type: 'product',
      object_id: 'a-mug',
      object_name: 'Mug',
      context_id: SAMPLE_CONTEXT.pageId,
      context_name: 'About',
      product_area: 'website',
      product_page: '/about',
      user_member_account_id: null,
      session_id: cookies()['SS_SESSION_ID'],
      user_locale: navigator.language,
      website_locale: 'en-US',
      frontsite_language: '',
    });
  },
);

spec('ANLT-26', 'reports it again when the page is restored, and reports nothing on an ordinary page', async () => {
  const { reported, settle } = await startLive(PRODUCT);
  for (const persisted of [false, true]) window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  await settle();
  expect(reported().map(({ common }) => common['action'])).toEqual(['view product page', 'view product page']);
  expect((await startLive()).reported()).toEqual([]);
});

spec('ANLT-26', 'reports additions to the cart', async () => {
  const { host, reported, settle } = await startLive(PRODUCT);
  host.bus.send('commerce/line-added', { variantId: 'a-variant', quantity: 2 });
  await settle();
  expect(reported()[1]).toMatchObject({
    common: { action: 'add to cart', object_type: 'product', object_id: 'a-mug' },
    custom: { variantId: 'a-variant', quantity: 2 },
  });
});

spec('ANLT-26', 'reports additions to the cart on a page that is about no product', async () => {
  const { host, reported, settle } = await startLive();
  host.bus.send('commerce/line-added', { variantId: 'a-variant', quantity: 1 });
  await settle();
  expect(reported()).toMatchObject([{ common: { action: 'add to cart', object_id: null }, custom: { quantity: 1 } }]);
});

spec('ANLT-26', 'tells that something was searched for, not what', async () => {
  history.replaceState(null, '', '/search?q=something+secret');
  const { reported, sent } = await startLive({ pageType: PAGE_TYPE.search, pagePath: '/search' });
  expect(reported()).toMatchObject([{ common: { action: 'search', object_type: 'search', product_page: '/search' } }]);
  expect(JSON.stringify(sent)).not.toContain('secret');
  history.replaceState(null, '', '/search?q=++');
  expect((await startLive({ pageType: PAGE_TYPE.search })).sent).toEqual([]);
});

spec('ANLT-26', 'tells of an order once, when its buyer comes from the checkout', async () => {
  const bought = async () => {
    document.body.innerHTML = '<article data-order="1001"></article>';
    const { reported } = await startLive({ pageType: PAGE_TYPE.orderConfirmed });
    return reported().map(({ common }) => [common['action'], common['object_type'], common['object_id']]);
  };
  arrive({ from: 'http://shop.test/pl/checkout' });
  expect(await bought()).toEqual([['purchase', 'order', '1001']]);
  const others = [
    { from: 'http://shop.test/checkout', by: 'reload' },
    { from: 'http://shop.test/checkout', by: 'back_forward' },
    { from: 'https://mail.test/' },
    {},
  ];
  for (const arrival of others) {
    arrive(arrival);
    expect([arrival, await bought()]).toEqual([arrival, []]);
  }
});

spec(
  ['ANLT-08', 'ANLT-25', 'ANLT-27'],
  'reports a click on a share link as a form with the cookie’s crumb',
  async () => {
    document.cookie = 'crumb=of-the-cookie';
    document.body.innerHTML = '<a href="https://www.facebook.com/sharer.php?u=x"><b>Share</b></a><a href="/x">No</a>';
    document.body.addEventListener('click', (event) => event.preventDefault());
    const { sent } = await startLive();
    document.querySelectorAll<HTMLElement>('b, a[href="/x"]').forEach((element) => element.click());
    expect(sent).toMatchObject([{ path: '/api/events/RecordEvent', format: 'form', records: 1, timeoutMs: 2500 }]);
    expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual({
      crumb: 'of-the-cookie',
      event: 'UserClicksShareToSocial',
      data: JSON.stringify({ network: 'facebook', pageUrl: location.origin + location.pathname }),
    });
  },
);

spec(['ANLT-02', 'ANLT-03', 'ANLT-04', 'ANLT-05'], 'stores and reports nothing without permission', async () => {
  const unrecorded: Partial<PageContext>[] = [
    { pageType: PAGE_TYPE.notFound },
    { pageType: PAGE_TYPE.lockScreen },
    { pageType: PAGE_TYPE.memberAreaAccessDenied },
    { pagePath: '/config/design' },
    { authenticatedAccount: { id: 'a', displayName: 'Ada' } },
  ];
  for (const context of unrecorded) {
    const { host, sent, settle } = await startLive({ ...PRODUCT, ...context });
    host.bus.send('commerce/line-added', { variantId: 'v', quantity: 1 });
    await settle();
    expect([context, sent, cookies()]).toEqual([context, [], {}]);
  }
});
