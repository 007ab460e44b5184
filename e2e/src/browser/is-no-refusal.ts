/** True for problems other than error responses, which browsers also log. */
export function isNoRefusal(problem: string): boolean {
  return !problem.startsWith('Failed to load resource');
}
