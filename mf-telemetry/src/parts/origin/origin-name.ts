/** Origin of what nobody can be named for. */
export const NOBODY = 'page';

/**
 * How an owner is told: `<remote>@<version>`, `shell@<version>`, or `page` where nobody can be named.
 * @param remote a remote's name, or `shell`
 */
export function originName(remote: string | undefined, version: string | undefined): string {
  return remote ? `${remote}@${version ?? 'unknown'}` : NOBODY;
}
