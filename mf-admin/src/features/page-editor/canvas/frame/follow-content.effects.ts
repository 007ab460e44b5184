import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { SiteTheme } from 'shared-types/site/page/frame';
import type { EditorHost } from '../../page-editor-host';
import type { PageEditorStore } from '../../state/page-editor-store';
import { applyLayout } from './apply-layout.effects';
import { changesBetween } from './changed-blocks';
import { createDrawBlocks } from './draw-blocks.effects';
import type { FramePage } from './frame-page';
import { createShownBlocks, type Failures } from './shown-blocks.effects';

export interface FollowOptions {
  readonly page: FramePage;
  readonly store: PageEditorStore;
  readonly host: Pick<EditorHost, 'request' | 'text'>;
  /** What the framed page was rendered from. */
  readonly base: PageContent;
  /** How the site's template colours sections. */
  readonly sections?: SiteTheme['sections'];
  readonly stop: AbortSignal;
  /** The framed page looks different now. */
  readonly onChange: () => void;
  readonly onFailures: (failures: Failures) => void;
}

export interface Following {
  /** Keeps a block's element, because its text is edited there; returns a function that renders the block again. */
  hold(id: string): () => void;
  /** Renders a block that could not be shown. */
  retry(id: string): void;
}

/**
 * Keeps the framed page as the store has it: its layout in place, its blocks by the server's HTML. Contents are compared, so that
 * own changes, undone ones and those of others are followed in the same way.
 */
export function followContent(options: FollowOptions): Following {
  const { page, store, base, sections, stop, onChange } = options;
  const shown = createShownBlocks(options);
  const { draw, drawSaved } = createDrawBlocks({ ...options, shown, onStyles: onChange });
  let last = base;
  const follow = (): void => {
    const { content } = store.getState();
    if (content === last) return;
    const { isLayoutChanged, blocks, variants } = changesBetween(last, content);
    last = content;
    shown.keepOnly((id) => content.blocks[id] !== undefined);
    if (isLayoutChanged) {
      applyLayout(page, content.body, sections);
      onChange();
    }
    for (const id of blocks) {
      if (variants.includes(id)) drawSaved(id);
      else draw(id);
    }
  };
  stop.addEventListener('abort', store.subscribe(follow), { once: true });
  // Blocks that the server renders as nothing have no element yet.
  applyLayout(page, base.body, sections);
  follow();
  return {
    hold(id) {
      shown.held.add(id);
      return () => {
        if (shown.held.delete(id)) draw(id);
      };
    },
    retry: draw,
  };
}
