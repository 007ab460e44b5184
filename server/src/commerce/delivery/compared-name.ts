/** The name of a place, or a postal code, as it is compared: its emails and digits, without regard to case, width and accents. */
export function comparedName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}
