import fc from 'fast-check';
import type { PageLock } from 'shared-types/site/site-document';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { spec } from '../../../../../tools/testing/spec';
import type { SitePage } from '../../directory/site-page';
import { isGuarded, obstacleTo } from './page-access';

const areas = fc.array(fc.constantFrom('studio', 'wholesale', 'Studio', ''), { maxLength: 3 });
const locks = fc.record(
  { by: fc.constant('members' as const), area: fc.constantFrom('studio', 'wholesale') },
  { requiredKeys: ['by'] },
);
const member = (own: readonly string[]) => ({ id: '', email: '', displayName: '', areas: own, since: new Date(0) });
const account = {
  id: '',
  email: '',
  displayName: '',
  roles: [WEBSITE_ROLE.admin],
  since: new Date(0),
  sessionId: '',
  isConfirmed: true,
};
const page = (lock?: PageLock) => (lock ? { lock } : {}) as SitePage;

spec(['ROLE-03', 'SESSION-08'], 'a locked page is open to members of its area, and to nobody else', () => {
  fc.assert(
    fc.property(locks, areas, fc.boolean(), (lock, own, isAccount) => {
      const others = isAccount ? { account } : {};
      const isOpen = lock.area === undefined || own.includes(lock.area);
      expect(obstacleTo(page(lock), others)).toBe('membersOnly');
      expect(obstacleTo(page(lock), { ...others, member: member(own) })).toBe(isOpen ? undefined : 'accessDenied');
      expect(isGuarded(page(lock))).toBe(true);
    }),
  );
});

spec('ROLE-03', 'any other page is open to everybody, members or not', () => {
  fc.assert(fc.property(areas, (own) => expect(obstacleTo(page(), { member: member(own) })).toBeUndefined()));
  expect([obstacleTo(page(), {}), isGuarded(page())]).toEqual([undefined, false]);
});

spec(
  ['ROLE-03', 'SRV-34'],
  'a page with a password is open to visitors who gave it, and membership does not count',
  () => {
    const lock = { by: 'password', passwordHash: '' } as const;
    fc.assert(
      fc.property(areas, fc.option(fc.boolean(), { nil: undefined }), (own, isUnlocked) =>
        expect(obstacleTo(page(lock), { member: member(own), account, isUnlocked })).toBe(
          isUnlocked ? undefined : 'password',
        ),
      ),
    );
  },
);
