/**
 * Differing lines with context, removed ones first:
 * `- commerce/cart.ts › export interface AddLine › readonly quantity: number`.
 */
export function reportChanges(before: string, after: string): string[] {
  const [old, current] = [pathsOf(before), pathsOf(after)];
  return [
    ...[...old].filter((path) => !current.has(path)).map((path) => `- ${path}`),
    ...[...current].filter((path) => !old.has(path)).map((path) => `+ ${path}`),
  ];
}

function pathsOf(report: string) {
  const paths = new Set();
  let above: string[] = [];
  for (const line of report.split('\n')) {
    if (line.startsWith('## ')) above = [line.slice(3)];
    if (above.length === 0 || !/\w/.test(line) || /^(##|```)/.test(line)) continue;
    const depth = line.search(/\S/) / 2 + 1;
    above = [...above.slice(0, depth), line.trim().replace(/ [={[]$/, '')];
    paths.add(above.join(' › '));
  }
  return paths;
}
