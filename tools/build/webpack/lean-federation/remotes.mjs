/** Called by webpack's runtime in a remote that imports from another one. */
export function remotes() {
  throw new Error('No remote imports from another one here.');
}
