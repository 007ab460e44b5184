/** Switches permanently to a user without files. Throws if that fails, or if root could be regained. */
export function leaveRoot(process: NodeJS.Process, user: number): void {
  process.setgroups?.([]);
  process.setgid?.(user);
  process.setuid?.(user);
  const left = [process.getuid?.(), process.geteuid?.(), process.getgid?.(), process.getegid?.()];
  if (left.some((id) => id !== user)) throw new Error('The rights of root could not be left.');
}
