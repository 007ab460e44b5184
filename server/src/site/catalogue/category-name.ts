/** A category's name with whitespace trimmed and collapsed. */
export function categoryName(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** Key for comparing names: siblings must differ in more than case. */
export function nameKey(name: string): string {
  return categoryName(name).toLowerCase();
}
