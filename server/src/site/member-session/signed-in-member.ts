export interface SignedInMember {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly areas: readonly string[];
  /** Time of sign-in. */
  readonly since: Date;
}
