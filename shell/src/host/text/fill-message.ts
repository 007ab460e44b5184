/**
 * A message of the shell's own with its values. The build compiles messages with values into functions; without the
 * build, in tests, they are still texts.
 */
export function fillMessage(message: unknown, values: Readonly<Record<string, string>>): string {
  if (typeof message === 'function') return String(message(values));
  return String(message).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
