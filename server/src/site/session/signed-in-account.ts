import type { PlatformRole } from 'shared-types/site/people/platform-role';
import type { WebsiteRoleNumber } from 'shared-types/site/people/website-role';

/** An account that is signed in on a site; it has at least one role there. */
export interface SignedInAccount {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  /** Its roles on this site, in the order of their numbers. */
  readonly roles: readonly WebsiteRoleNumber[];
  /** What it is on the platform, beside any site; absent for everybody who works on sites alone. */
  readonly platformRole?: PlatformRole;
  /** When it signed in. */
  readonly since: Date;
  /** The id of its session, which opens nothing. */
  readonly sessionId: string;
}
