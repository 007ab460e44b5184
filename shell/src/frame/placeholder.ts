/** Writes the mark the server fills per request. It is text of its own, since React parts neighbouring texts by comments. */
export function placeholder(prefix: string, name: string): string {
  return `${prefix}${name};`;
}
