/** The id of a block's field. A style sheet, and a link to it, would read the points in some names as something else. */
export function fieldId(block: string, name: string): string {
  return `block-${block}-${name.replaceAll('.', '-')}`;
}
