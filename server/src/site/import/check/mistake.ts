export interface Mistake {
  /** Path from the root, for example `['pages', 2, 'title']`. */
  readonly path: readonly PropertyKey[];
  /** Follows the path and a colon: "must be a colour such as #1a2b3c". */
  readonly message: string;
}

const PLAIN_NAME = /^[A-Za-z_$][\w$]*$/;

/** The mistake with its path: "pages[2].title: must not be empty." */
export function mistakeMessage({ path, message }: Mistake): string {
  return `${placeOf(path)}: ${message}.`;
}

function placeOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'The document';
  return path.map((part, index) => written(part, index === 0)).join('');
}

function written(part: PropertyKey, isFirst: boolean): string {
  if (typeof part === 'number') return `[${part}]`;
  const name = String(part);
  if (!PLAIN_NAME.test(name)) return `[${JSON.stringify(name)}]`;
  return isFirst ? name : `.${name}`;
}
