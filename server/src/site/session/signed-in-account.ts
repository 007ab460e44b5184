import type { PlatformRole } from 'shared-types/site/people/platform-role';
import type { WebsiteRoleNumber } from 'shared-types/site/people/website-role';

/** An account that is signed in on a site, where it has at least one role. */
export interface SignedInAccount {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  /** Sorted by number. */
  readonly roles: readonly WebsiteRoleNumber[];
  /** Its role on the platform; absent for accounts of sites only. */
  readonly platformRole?: PlatformRole;
  /** Time of sign-in. */
  readonly since: Date;
  /** Id of its session, which is not a secret. */
  readonly sessionId: string;
  /** True within ten minutes after its password or a passkey was checked in this session. */
  readonly isConfirmed: boolean;
}
