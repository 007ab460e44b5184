import { useEffect, useState } from 'react';
import { EDITED_BLOCK_PARAMETER } from 'shared-types/admin/pages/broken-links';
import type { PageEditorStore } from '../state/page-editor-store';
import { blockElements, type FramePage } from './frame/frame-page';

/** Selects the block that the editor's address names, and shows it once the page is there. */
export function useLinkedBlock(store: PageEditorStore, page: FramePage | undefined): void {
  const [id] = useState(() => new URLSearchParams(location.search).get(EDITED_BLOCK_PARAMETER) ?? '');
  useEffect(() => {
    if (Object.hasOwn(store.getState().content.blocks, id)) store.select({ kind: 'block', id });
  }, [store, id]);
  useEffect(() => {
    if (page && id !== '') blockElements(page).get(id)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [page, id]);
}
