/**
 * Whether a line of `ps` is the command of a PostgreSQL on a cluster. Spaces part its words, and paths may have some too:
 * the cluster's is read up to the next option.
 */
export function isPostgresCommand(line: string, cluster: string): boolean {
  if (!/(^|\/)postgres -D /.test(line)) return false;
  return line.includes(` -D ${cluster} -`) || line.endsWith(` -D ${cluster}`);
}
