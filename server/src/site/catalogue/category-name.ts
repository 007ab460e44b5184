/** A category's name as it is kept: without spaces around it, and with one wherever there are some. */
export function categoryName(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** A name as names are compared: siblings that differ in case alone nobody tells apart. */
export function nameKey(name: string): string {
  return categoryName(name).toLowerCase();
}
