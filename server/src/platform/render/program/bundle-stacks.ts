/** The file name a bundle is evaluated under. */
export function bundleFile(key: string): string {
  return `${key}/server.cjs`;
}

/** Limits stacks to positions in bundles; paths of this program would reveal where it is installed. */
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
