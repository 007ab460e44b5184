/** The file name a bundle is evaluated under. */
export function bundleFile(key: string): string {
  return `${key}/server.cjs`;
}

/** Has stacks name places in bundles alone: where this program lies is nobody's business, and helps no one to mend a view. */
export function nameBundlesOnly(): void {
  Error.prepareStackTrace = (error, frames) => {
    const own = frames.filter((frame) => frame.getFileName()?.endsWith(bundleFile('')));
    return [headOf(error), ...own.map((frame) => `    at ${String(frame)}`)].join('\n');
  };
}

function headOf(error: Error): string {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
}
