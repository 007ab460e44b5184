/** The cookies of a `Cookie` header, each as often as the browser sends it; values are decoded where they can be. */
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
