/** True for what went wrong in a page, except that an answer refused: browsers count those among the errors. */
export function isNoRefusal(problem: string): boolean {
  return !problem.startsWith('Failed to load resource');
}
