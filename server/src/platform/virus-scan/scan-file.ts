import type { VirusScanConfig } from '../environment/config';
import { scanByClamd } from './scan-by-clamd';
import { scanByProgram } from './scan-by-program';

/** How a scan ended; `failed` if it is unknown whether the file has a virus. */
export type ScanResult = { readonly kind: 'clean' | 'infected' } | { readonly kind: 'failed'; readonly error: unknown };

/** Scans a file, where the server has a scanner; never rejects. */
export async function scanFile(config: VirusScanConfig | undefined, path: string): Promise<ScanResult> {
  if (!config) return { kind: 'clean' };
  try {
    const isClean = await (config.kind === 'clamd'
      ? scanByClamd(config.address, path)
      : scanByProgram(config.path, path));
    return { kind: isClean ? 'clean' : 'infected' };
  } catch (error) {
    return { kind: 'failed', error };
  }
}
