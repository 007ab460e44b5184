import { SITE_STATUSES } from 'shared-types/site/website';
import type { Site } from '../../site/directory/site';
import { doorOf, offeredMethods } from './payment-doors';

type Asked = Pick<Site, 'status' | 'profile'>;

const site = (status: Asked['status'], website?: object): Asked => ({
  status,
  profile: {
    paymentMethods: [
      { id: 'offline', instructions: 'Pay.' },
      { id: 'test', instructions: '' },
    ],
    ...(website ? { website } : {}),
  } as unknown as Asked['profile'],
});
const offered = (...asked: Parameters<typeof site>) => offeredMethods(site(...asked)).map(({ id }) => id);

test('the test method is offered by a site that is being built and was not handed on, and by no other', () => {
  expect(offered('none', { developerMode: true })).toEqual(['offline', 'test']);
  for (const status of SITE_STATUSES)
    for (const website of [undefined, {}, { developerMode: false }, { developerMode: 'yes' }, { cloneable: true }])
      expect([status, website, offered(status, website)]).toEqual([status, website, ['offline']]);
  for (const status of ['resold', 'resold-grace-period', 'something-new'] as const)
    expect(offered(status as 'resold', { developerMode: true })).toEqual(['offline']);
});

test('a name that is no method’s has no door', () => {
  for (const name of ['', 'manual', '__proto__', 'toString']) expect(doorOf(name)).toBeUndefined();
});

test('what was paid by hand is given back by hand', () => {
  expect([doorOf('offline')?.refunds, doorOf('test')?.refunds]).toEqual(['by-hand', 'by-itself']);
});
