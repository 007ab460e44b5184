/** Called by webpack's runtime where a remote is built to import from another one. */
export function remotes() {
  throw new Error('No remote imports from another one here.');
}
