import type { Registry } from '../registry/registry';
import type { RegistryState } from '../registry/registry-state';

/** Relative to the shell's version folder; older versions of the shell have none. */
const EARLY_FILE = 'client/early.js';

/** The text of the shell's script that stands in the page itself, checked; empty where the shell has none. */
export async function earlyScript({ files }: Registry, { shell: { manifest } }: RegistryState): Promise<string> {
  return manifest.files[EARLY_FILE] ? (await files.read(manifest, EARLY_FILE)).toString('utf8') : '';
}
