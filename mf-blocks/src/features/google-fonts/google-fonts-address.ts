/**
 * Address of the style sheet of these families: one `family` parameter for each. A font that comes late is not drawn in a
 * page that has been read by then.
 *
 * @implements EMBED-03
 */
export function googleFontsAddress(families: readonly string[]): string {
  const parameters = new URLSearchParams(families.map((family) => ['family', family]));
  parameters.append('display', 'optional');
  return `https://fonts.googleapis.com/css2?${parameters}`;
}
