/** A placeholder as one text node: React would separate adjacent texts with comments. */
export function placeholder(prefix: string, name: string): string {
  return `${prefix}${name};`;
}
