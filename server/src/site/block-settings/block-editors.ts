import type { Manifest } from 'shared-types/manifest';
import type { BlockEditor } from 'shared-types/site/block-editor';

/** How blocks are edited, by block type. */
export type BlockEditors = ReadonlyMap<number, BlockEditor>;

/** What remotes say of the editing of their blocks. */
export function blockEditors(manifests: readonly Manifest[]): BlockEditors {
  return new Map(
    manifests.flatMap(({ features }) =>
      features.flatMap(({ mounts, editor }) =>
        editor ? [editor].flat().map((own, index) => [mounts.blockTypes?.[index] ?? NaN, own] as const) : [],
      ),
    ),
  );
}
