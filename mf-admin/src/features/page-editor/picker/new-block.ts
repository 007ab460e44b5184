import type { BlockSettings } from 'shared-types/admin/pages/page-content';
import type { EditableBlock } from 'shared-types/admin/pages/page-editor';
import type { EditorField } from 'shared-types/site/block-editor';
import type { BlockVariantNumber } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import { freshListIds } from '../panel/list/fresh-ids';

/** A block with the defaults of its editor, its first variant and ids of its own. */
export function newBlock({ type, editor }: EditableBlock): Block<BlockSettings> {
  const [first] = editor.variants ?? [];
  return {
    id: crypto.randomUUID(),
    type,
    ...(first && { variant: first.value as BlockVariantNumber }),
    settings: settingsOf(editor.fields, structuredClone(editor.defaults)),
  };
}

function settingsOf(fields: readonly EditorField[], defaults: BlockSettings): BlockSettings {
  return freshListIds(fields, defaults);
}
