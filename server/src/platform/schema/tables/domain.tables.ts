import type { ColumnType, Generated } from 'kysely';
import type { CertificateState, RecordState } from 'shared-types/admin/domains';
import type { CreatedAt } from './column';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** A domain that an owner connects to a site. Several sites may try the same one; one has it verified. */
export interface SiteDomainTable {
  site_id: string;
  /** Lower case, ASCII. */
  domain: string;
  /** Value of its TXT record, 32 hexadecimal digits. */
  token: string;
  added_at: CreatedAt;
  /** The site's other hosts lead there, as soon as it is ready. */
  is_main: Generated<boolean>;
  /** Of the TXT record; null before the first answer, like the next. */
  txt_state: Nullable<RecordState>;
  /** Values that DNS has in place of the right one. */
  txt_found: Generated<string[]>;
  /** Of the CNAME record, or of the addresses in its place. */
  address_state: Nullable<RecordState>;
  address_found: Generated<string[]>;
  /** IP addresses of the site's name on the product host. */
  addresses: Generated<string[]>;
  /** True if DNS did not answer at the last check. */
  is_silent: Generated<boolean>;
  /** True if another site has it verified. */
  is_taken: Generated<boolean>;
  checked_at: Nullable<Date>;
  check_due_at: Generated<Date>;
  /** Since when the site answers at it; null if it does not. */
  verified_at: Nullable<Date>;
  /** Since when a verified domain has neither of its records. */
  lost_since: Nullable<Date>;
  /** When it was taken off the site for want of records; null once it is verified again. */
  ended_at: Nullable<Date>;
  /** Null while the domain does not lead here. */
  certificate_state: Nullable<CertificateState>;
  certificate_until: Nullable<Date>;
  /** When a TLS connection last showed the certificate. */
  certificate_seen_at: Nullable<Date>;
}

/** Tables of sites' own domains. */
export interface DomainTables {
  site_domain: SiteDomainTable;
}
