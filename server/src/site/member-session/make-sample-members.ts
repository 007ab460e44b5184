import { personLines } from '../session/person-lines';
import { hashPassword } from '../password/password';
import { samplePasswords, withRightPassword } from '../password/sample-passwords';
import type { Services } from '../services';
import { createMember } from './member.store';

interface SampleMember {
  readonly email: string;
  readonly displayName: string;
  /** Identifier of the site. */
  readonly site: string;
  readonly areas: readonly string[];
}

/** Members of the sample sites. */
const SAMPLE_MEMBERS: readonly SampleMember[] = [
  { email: 'member@shop.example', displayName: 'Mia Member', site: 'fern-and-kiln', areas: [] },
  { email: 'studio@shop.example', displayName: 'Stellan Studio', site: 'fern-and-kiln', areas: ['studio'] },
  { email: 'member@bistro.example', displayName: 'Marta Member', site: 'buraczek', areas: [] },
];

/** A sample member with a known password. */
interface MemberSignIn extends SampleMember {
  readonly password: string;
}

/**
 * Creates missing members of the sample sites, as `makeSampleAccounts` does for accounts; returns those with a known
 * password.
 */
export async function makeSampleMembers({ config, db }: Services): Promise<MemberSignIn[]> {
  const sites = await db.selectFrom('site').select(['id', 'identifier']).execute();
  const siteIds = new Map(sites.map(({ id, identifier }) => [identifier, id]));
  const wanted = SAMPLE_MEMBERS.flatMap((member) => {
    const siteId = siteIds.get(member.site);
    return siteId === undefined ? [] : [{ ...member, siteId }];
  });
  if (wanted.length === 0) return [];
  const passwords = await samplePasswords(config, wanted);
  // Each email address belongs to one sample site.
  const known = await db.selectFrom('site_member').select(['email', 'password_hash']).execute();
  const hashes = new Map(known.flatMap((row) => (row.password_hash === null ? [] : [[row.email, row.password_hash]])));
  for (const member of wanted.filter(({ email }) => !known.some((row) => row.email === email))) {
    const passwordHash = await hashPassword(passwords[member.email] ?? '');
    if (await createMember(db, { ...member, passwordHash })) hashes.set(member.email, passwordHash);
  }
  return withRightPassword(wanted, { passwords, hashes });
}

/** Matches the hash in the sample shop's document. */
const SAMPLE_PAGE = '  /preview of fern-and-kiln opens to everybody with the password first-firing';

/** Lines about sample members and the password-protected page for whoever starts the server. */
export function memberLines(members: readonly MemberSignIn[]): string[] {
  const people = members.map((one) => ({ ...one, is: [`member of ${one.site}`, ...one.areas].join(', ') }));
  const lines = personLines('Sample members sign in at /members of their site:', people);
  return members.some(({ site }) => site === 'fern-and-kiln') ? [...lines, SAMPLE_PAGE] : lines;
}
