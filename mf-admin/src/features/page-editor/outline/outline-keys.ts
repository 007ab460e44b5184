import type { OutlineLine } from './outline-nodes';

/** What a key does in the tree. */
export type OutlineMove =
  | { readonly kind: 'select'; readonly line: OutlineLine }
  | { readonly kind: 'open' | 'close'; readonly keys: readonly string[] };

/** What a key without Ctrl or Alt does from a line; undefined if nothing. In right-to-left pages left and right are swapped. */
export function outlineMove(key: string, lines: readonly OutlineLine[], at: number): OutlineMove | undefined {
  const line = lines[at];
  switch (key) {
    case 'ArrowDown':
      return select(lines[at + 1]);
    case 'ArrowUp':
      return select(lines[at - 1]);
    case 'Home':
      return select(lines[0]);
    case 'End':
      return select(lines.at(-1));
    case 'ArrowRight':
      if (line?.isOpen === false) return { kind: 'open', keys: [line.node.key] };
      return line?.isOpen ? select(lines[at + 1]) : undefined;
    case 'ArrowLeft':
      if (line?.isOpen) return { kind: 'close', keys: [line.node.key] };
      return select(lines.find(({ node }) => node.key === line?.parent));
    case '*':
      return { kind: 'open', keys: lines.filter(({ parent }) => parent === line?.parent).map(({ node }) => node.key) };
    default:
      return undefined;
  }
}

function select(line: OutlineLine | undefined): OutlineMove | undefined {
  return line && { kind: 'select', line };
}

/** The next line that begins with what was typed; one letter goes on from the line after, more stay on a match. */
export function typedLine(typed: string, lines: readonly OutlineLine[], at: number): OutlineLine | undefined {
  const from = typed.length > 1 ? at : at + 1;
  const wanted = typed.toLocaleLowerCase();
  return [...lines.slice(from), ...lines.slice(0, from)].find(({ node }) =>
    node.label.toLocaleLowerCase().startsWith(wanted),
  );
}
