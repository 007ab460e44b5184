/** Names and values of a `Cookie` header, duplicates included; values are decoded if possible. */
export function sentCookies(header: string | undefined): readonly (readonly [name: string, value: string])[] {
  if (header === undefined) return [];
  return header.split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 0 ? [] : [[pair.slice(0, at).trim(), decoded(pair.slice(at + 1).trim())] as const];
  });
}

function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
