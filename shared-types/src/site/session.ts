/** Who is signed in, as the page may know it. */
export interface SessionFact {
  /** Grows with every sign-in and sign-out. */
  readonly revision: number;
  /** True for a signed-in site member. */
  readonly member: boolean;
  /** True for a signed-in account (owner or staff). */
  readonly account: boolean;
}
