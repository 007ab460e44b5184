/** Origin of what nobody can be named for. */
export const NOBODY = 'page';

/** What is known of whose something is. */
export interface Owner {
  /** A remote's name, or `shell`. */
  readonly remote?: string | undefined;
  readonly version?: string | undefined;
}

/** How an owner is told: `<remote>@<version>`, `shell@<version>`, or `page` where nobody can be named. */
export function originName({ remote, version }: Owner): string {
  return remote ? `${remote}@${version ?? 'unknown'}` : NOBODY;
}
