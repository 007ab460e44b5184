/** Gives nothing for a file or folder that is not there; throws what else the system said. */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
