import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'shared-types/manifest';
import { REMOTE_NAMES } from 'shared-types/remote';
import type { BlockEditor } from 'shared-types/site/block-editor';

const ROOT = join(__dirname, '../../../..');

/** A block type of a remote, with the panel that the editor draws of it, if it offers one. */
export interface BlockPanel {
  readonly feature: string;
  readonly type: number;
  readonly panel: BlockEditor | undefined;
}

/** All block types that visitors can meet, from the manifests of the built remotes. */
export function blockPanels(): BlockPanel[] {
  const manifests = REMOTE_NAMES.filter((name) => name !== 'mf-admin').map(
    (name) => JSON.parse(readFileSync(join(ROOT, name, 'dist/remote.json'), 'utf8')) as Manifest,
  );
  return manifests.flatMap(({ features }) =>
    features.flatMap(({ id, mounts, editor }) => {
      const panels = [editor ?? []].flat();
      return (mounts.blockTypes ?? []).map((type, index) => ({ feature: id, type, panel: panels[index] }));
    }),
  );
}
