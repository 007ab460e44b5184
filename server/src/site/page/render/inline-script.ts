import { ANNOUNCEMENT_FILES } from 'shared-types/release';
import type { Registry } from '../../registry/registry';
import type { RegistryState } from '../../registry/registry-state';
import type { HtmlTemplate } from './html-template';

/** Relative to the shell's version folder. Older shells lack some of them. */
const FILES = {
  early: 'client/early.js',
  closing: ANNOUNCEMENT_FILES.closing,
  folders: 'client/folders.js',
} as const;

export type InlineScript = keyof typeof FILES;

/** An inline script of the shell, with its hash verified; empty if the shell has none. */
export async function inlineScript(
  { files }: Registry,
  { shell: { manifest } }: RegistryState,
  name: InlineScript,
): Promise<HtmlTemplate> {
  const file = FILES[name];
  return manifest.files[file] ? [await files.read(manifest, file)] : [];
}
