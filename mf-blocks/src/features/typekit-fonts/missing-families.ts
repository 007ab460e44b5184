/** A family as style sheets of Typekit call it: `Futura PT` is `futura-pt` there. */
function cssName(family: string): string {
  return family.replace(/["']/g, '').trim().toLowerCase().replace(/\s+/g, '-');
}

/** The families that none of the page's fonts is of. */
export function missingFamilies(wanted: readonly string[], present: Iterable<{ readonly family: string }>): string[] {
  const names = new Set([...present].map(({ family }) => cssName(family)));
  return wanted.filter((family) => !names.has(cssName(family)));
}
