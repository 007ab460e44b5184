import { ANNOUNCEMENT_FILES } from 'shared-types/release';
import type { Registry } from '../../registry/registry';
import type { RegistryState } from '../../registry/registry-state';
import type { HtmlTemplate } from './html-template';

/** Relative to the shell's version folder; older versions of the shell lack some. */
const FILES = { early: 'client/early.js', closing: ANNOUNCEMENT_FILES.closing } as const;

/** The text of a script of the shell's that stands in the page itself, checked; empty where the shell has none. */
export async function inlineScript(
  { files }: Registry,
  { shell: { manifest } }: RegistryState,
  name: keyof typeof FILES,
): Promise<HtmlTemplate> {
  const file = FILES[name];
  return manifest.files[file] ? [await files.read(manifest, file)] : [];
}
