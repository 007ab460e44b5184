/** Origin if the cause is unknown. */
export const NOBODY = 'page';

/** An origin as shown to owners: `<remote>@<version>`, `shell@<version>`, or `page` if unknown. */
export function originName(remote: string | undefined, version: string | undefined): string {
  return remote ? `${remote}@${version ?? 'unknown'}` : NOBODY;
}
