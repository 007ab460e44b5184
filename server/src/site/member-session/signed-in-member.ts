/** A member who is signed in on a site. */
export interface SignedInMember {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  /** The member areas it belongs to. */
  readonly areas: readonly string[];
  /** When it signed in. */
  readonly since: Date;
}
