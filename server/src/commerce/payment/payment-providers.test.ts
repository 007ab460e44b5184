import { SITE_STATUSES, WEBSITE_STATUSES } from 'shared-types/site/website';
import { spec } from '../../../../tools/testing/spec';
import type { PayingSite } from './payment-provider';
import { paymentProviderOf, offeredMethods } from './payment-providers';

const site = (
  status: PayingSite['status'],
  website?: object,
  websiteStatus: PayingSite['websiteStatus'] = 'none',
): PayingSite => ({
  status,
  websiteStatus,
  profile: {
    paymentMethods: [
      { id: 'offline', instructions: 'Pay.' },
      { id: 'test', instructions: '' },
    ],
    ...(website ? { website } : {}),
  } as unknown as PayingSite['profile'],
});
const offered = (...options: Parameters<typeof site>) =>
  offeredMethods(site(...options), { isTester: false }).map(({ id }) => id);

test('the test method is offered only by a site under construction that was not handed over', () => {
  expect(offered('none', { developerMode: true })).toEqual(['offline', 'test']);
  for (const status of SITE_STATUSES)
    for (const website of [undefined, {}, { developerMode: false }, { developerMode: 'yes' }, { cloneable: true }])
      expect([status, website, offered(status, website)]).toEqual([status, website, ['offline']]);
  for (const status of ['resold', 'resold-grace-period', 'something-new'] as const)
    expect(offered(status as 'resold', { developerMode: true })).toEqual(['offline']);
});

spec(['ENUM-22', 'ENUM-23'], 'a site on trial sells nothing yet, and can still be tested without money', () => {
  const closed = WEBSITE_STATUSES.filter((status) => offered('none', undefined, status).length === 0);
  expect(closed).toEqual(['trial']);
  expect(offered('none', { developerMode: true }, 'trial')).toEqual(['test']);
});

test('an unknown method name has no payment provider', () => {
  for (const name of ['', 'manual', '__proto__', 'toString']) expect(paymentProviderOf(name)).toBeUndefined();
});

test('a manual payment is refunded manually', () => {
  expect([paymentProviderOf('offline')?.refunds, paymentProviderOf('test')?.refunds]).toEqual(['by-hand', 'by-itself']);
});
