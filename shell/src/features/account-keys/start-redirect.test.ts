import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { SAMPLE_CONTEXT } from '../../../../tools/testing/host/sample-context';
import { spec } from '../../../../tools/testing/spec';
import { startRedirect, type ArrivalParts } from './start-redirect';

const ACCOUNT = { id: 'a1', displayName: 'Ada' };
const { admin, editor, viewer } = WEBSITE_ROLE;

interface Arrival extends Partial<Omit<ArrivalParts, 'address' | 'context'>> {
  readonly at?: string;
  readonly context?: Partial<ArrivalParts['context']>;
}

function leads({ at = 'http://bistro.localhost:4100/menu?day=2', context, ...rest }: Arrival = {}) {
  return startRedirect({
    context: { ...SAMPLE_CONTEXT, authenticatedAccount: ACCOUNT, websiteRoles: [admin], ...context },
    address: new URL(at),
    isTop: true,
    isStaying: false,
    ...rest,
  });
}
const website = (change: object) => ({ context: { website: { ...SAMPLE_CONTEXT.website, ...change } } });
const ADMIN = '/config/?frameUrl=%2Fmenu%3Fday%3D2';

spec(['START-04', 'START-05'], 'an account is led to the admin area, with path and query', () => {
  expect(leads()).toBe(ADMIN);
  expect(leads({ context: { websiteRoles: [viewer, editor] } })).toBe(ADMIN);
});

spec('START-06', 'neither a viewer nor an anonymous visitor is led away', () => {
  expect(leads({ context: { websiteRoles: [viewer] } })).toBeUndefined();
  const address = new URL('http://bistro.localhost/menu');
  expect(startRedirect({ context: SAMPLE_CONTEXT, address, isTop: true, isStaying: false })).toBeUndefined();
});

spec('START-07', 'nobody is led away inside a frame', () => {
  expect(leads({ isTop: false })).toBeUndefined();
});

spec('START-08', 'nobody is led away from a site in developer mode', () => {
  expect(leads(website({ developerMode: true }))).toBeUndefined();
});

spec('START-09', 'nobody is led away from a site that others may copy', () => {
  expect(leads(website({ cloneable: true }))).toBeUndefined();
});

spec('START-10', 'nobody is led away on the host localhost, and everybody on any other', () => {
  expect(leads({ at: 'http://localhost:4100/menu?day=2' })).toBeUndefined();
  for (const host of ['bistro.localhost', 'localhost.example', '127.0.0.1'])
    expect([host, leads({ at: `http://${host}/menu?day=2` })]).toEqual([host, ADMIN]);
});

spec('START-11', 'nobody is led away from a page opened with noredirect', () => {
  for (const query of ['?noredirect', '?noredirect=true', '?day=2&noredirect'])
    expect([query, leads({ at: `http://bistro.localhost/menu${query}` })]).toEqual([query, undefined]);
});

spec('START-12', 'nobody is led away in a tab that stays', () => {
  expect(leads({ isStaying: true })).toBeUndefined();
});

test('a page of the admin area leads nobody to itself', () => {
  for (const path of ['/config/', '/config/forms'])
    expect([path, leads({ at: `http://bistro.localhost${path}` })]).toEqual([path, undefined]);
});
