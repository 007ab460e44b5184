import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import type { PageContext } from 'shared-types/site/context';
import { SAMPLE_CONTEXT } from '../../../../tools/testing/host/sample-context';
import { spec } from '../../../../tools/testing/spec';
import { isRecorded } from './is-recorded';

const recorded = (changes: Partial<PageContext> = {}) => isRecorded({ ...SAMPLE_CONTEXT, ...changes });
const authenticatedAccount = { id: 'a', displayName: 'Ada' };

spec('ANLT-02', 'anonymous visitors are recorded', () => {
  expect(recorded()).toBe(true);
});

spec('ANLT-03', 'of accounts, only those that are viewers and nothing else are recorded', () => {
  const { viewer, editor, admin } = WEBSITE_ROLE;
  expect(recorded({ authenticatedAccount, websiteRoles: [viewer] })).toBe(true);
  for (const websiteRoles of [[], [admin], [viewer, editor]])
    expect(recorded({ authenticatedAccount, websiteRoles })).toBe(false);
});

spec('ANLT-04', 'nobody is recorded on /config or below it', () => {
  for (const pagePath of ['/config', '/config/', '/config/design', '/config/a/b'])
    expect([pagePath, recorded({ pagePath })]).toEqual([pagePath, false]);
  for (const pagePath of ['/configuration', '/a/config']) expect(recorded({ pagePath })).toBe(true);
});

spec(
  ['ANLT-05', 'ANLT-06', 'ANLT-07', 'VISIT-14'],
  'nobody is recorded on a page that was not found, searches, is locked or denied',
  () => {
    const types = Object.values(PAGE_TYPE).filter((pageType) => !recorded({ pageType }));
    expect(types).toEqual([100, 102, 103, 106]);
  },
);
