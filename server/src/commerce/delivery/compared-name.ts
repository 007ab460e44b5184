/** Key for comparing place names and postal codes: letters and digits only, without case, width and accents. */
export function comparedName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}
