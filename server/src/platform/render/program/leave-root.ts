/** Becomes another user for good, whom nothing belongs to. Throws where that does not work, or where root's rights could be taken back. */
export function leaveRoot(process: NodeJS.Process, user: number): void {
  process.setgroups?.([]);
  process.setgid?.(user);
  process.setuid?.(user);
  const left = [process.getuid?.(), process.geteuid?.(), process.getgid?.(), process.getegid?.()];
  if (left.some((id) => id !== user)) throw new Error('The rights of root could not be left.');
}
