import type { SiteDomain } from './domain-records';
import type { SeenCertificate } from './look-at-certificate';
import type { FoundRecords } from './look-up';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A little below a minute, since the job itself comes round every few seconds. */
const SOON_MS = 50_000;
/** Owners who have not set their records in this time come back later, and can press a button. */
const EAGER_MS = 14 * DAY_MS;
/** An outage of a domain's DNS servers must not take a site offline. */
export const LOST_MS = 7 * DAY_MS;
/** A proxy that restarts must not switch the redirects to a domain off and on. */
const CERTIFICATE_STANDS_MS = DAY_MS;

export interface FoundDomain extends FoundRecords {
  /** Absent where the domain does not lead here. */
  readonly certificate?: SeenCertificate;
}

/** Columns that a check writes. */
type CheckedColumns = Partial<Omit<SiteDomain, 'site_id' | 'domain' | 'token' | 'added_at'>>;

/** What a domain becomes by a check. Whatever DNS did not answer stays as it was. */
export function nextState(
  row: SiteDomain,
  found: FoundDomain,
  { now, isTaken }: { readonly now: Date; readonly isTaken: boolean },
): CheckedColumns {
  const { txt, address, addresses } = found;
  const [txtState, addressState] = [txt?.state ?? row.txt_state, address?.state ?? row.address_state];
  const isOwner = txt?.state === 'right';
  const isNew = isOwner && row.verified_at === null && !isTaken;
  const lostSince = lostSinceOf(row, found, now);
  const hasEnded = lostSince !== null && now.getTime() - lostSince.getTime() >= LOST_MS;
  const certificate = certificateOf(row, { ...found, leadsHere: addressState === 'right' }, now);
  const isWhole = txtState === 'right' && addressState === 'right' && certificate.certificate_state === 'valid';
  return {
    txt_state: txtState,
    ...(txt && { txt_found: [...txt.found] }),
    address_state: addressState,
    ...(address && { address_found: [...address.found] }),
    ...(addresses && { addresses: [...addresses] }),
    ...certificate,
    is_silent: !txt || !address,
    is_taken: isOwner && isTaken,
    checked_at: now,
    check_due_at: new Date(now.getTime() + pauseOf(row, isWhole, now)),
    lost_since: hasEnded ? null : lostSince,
    ...(isNew && { verified_at: now, ended_at: null }),
    ...(hasEnded && { verified_at: null, ended_at: now, is_main: false }),
  };
}

function lostSinceOf(row: SiteDomain, { txt, address }: FoundRecords, now: Date): Date | null {
  if (row.verified_at === null || txt?.state === 'right' || address?.state === 'right') return null;
  return txt && address ? (row.lost_since ?? now) : row.lost_since;
}

type Certificate = Pick<SiteDomain, 'certificate_state' | 'certificate_until' | 'certificate_seen_at'>;

function certificateOf(
  row: SiteDomain,
  { certificate: seen, leadsHere }: FoundDomain & { readonly leadsHere: boolean },
  now: Date,
): Certificate {
  if (!leadsHere) return { certificate_state: null, certificate_until: null, certificate_seen_at: null };
  const { certificate_state, certificate_until, certificate_seen_at } = row;
  if (!seen) return { certificate_state, certificate_until, certificate_seen_at };
  const seenMs = certificate_seen_at?.getTime() ?? 0;
  const stands = hasCertificate(row, now) && seen.state === 'none' && now.getTime() - seenMs < CERTIFICATE_STANDS_MS;
  if (stands) return { certificate_state, certificate_until, certificate_seen_at };
  return { certificate_state: seen.state, certificate_until: seen.until ?? null, certificate_seen_at: now };
}

function pauseOf({ added_at: added }: SiteDomain, isWhole: boolean, now: Date): number {
  return isWhole || now.getTime() - added.getTime() > EAGER_MS ? HOUR_MS : SOON_MS;
}

/** True for a certificate that browsers accept now. */
function hasCertificate({ certificate_state: state, certificate_until: until }: Certificate, now: Date): boolean {
  return state === 'valid' && until !== null && until > now;
}

type Served = Certificate & Pick<SiteDomain, 'verified_at' | 'address_state'>;

/** True for a domain that visitors reach, with a certificate: the site's other hosts may lead there. */
export function isReady(row: Served, now: Date): boolean {
  return row.verified_at !== null && row.address_state === 'right' && hasCertificate(row, now);
}
