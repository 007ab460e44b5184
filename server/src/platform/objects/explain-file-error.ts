const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'the server has no permission',
  EPERM: 'the server has no permission',
  EROFS: 'the disk is read-only',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EIO: 'the disk reported a fault',
  ENAMETOOLONG: 'the name is too long',
  ENOTDIR: 'a file is where a folder should be',
  EISDIR: 'a folder is where a file should be',
};

/** An error that says what failed and why, caused by the system's error; other errors are returned unchanged. */
export function explainFileError(what: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code === undefined) return error;
  return Object.assign(new Error(`Could not ${what}: ${REASONS[code] ?? code}.`, { cause: error }), { code });
}

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
