/** Whether a line of `ps` is a PostgreSQL on this cluster, whose path may contain spaces. */
export function isPostgresCommand(line: string, cluster: string): boolean {
  if (!/(^|\/)postgres -D /.test(line)) return false;
  return line.includes(` -D ${cluster} -`) || line.endsWith(` -D ${cluster}`);
}
