/** Somebody who can sign in. */
interface Person {
  readonly email: string;
  readonly password: string;
  /** What it is, and where. */
  readonly is: string;
}

/** People with their passwords under a heading; nothing where there are none. */
export function personLines(heading: string, people: readonly Person[]): string[] {
  if (people.length === 0) return [];
  const width = Math.max(...people.map(({ email }) => email.length));
  return [heading, ...people.map(({ email, password, is }) => `  ${email.padEnd(width)}  ${password}  ${is}`)];
}
