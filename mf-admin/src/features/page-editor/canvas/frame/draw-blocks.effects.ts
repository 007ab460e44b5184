import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { EditorHost } from '../../page-editor-host';
import type { PageEditorStore } from '../../state/page-editor-store';
import { draftPath } from './draft-path';
import { blockElements, type FramePage } from './frame-page';
import { createFreshDraft } from './fresh-draft.effects';
import { createKnownStyles } from './known-styles';
import { parseBlock } from './parse-block.effects';
import { renderBlock } from './render-block.api';
import type { ShownBlocks } from './shown-blocks.effects';
import { syncStyles } from './sync-styles.effects';
import { createThrottle, type ThrottledAnswer } from './throttle-versions';

/** Between two renderings of a block while its settings change. */
const RENDER_EVERY_MS = 150;

export interface DrawBlocksOptions {
  readonly page: FramePage;
  readonly store: PageEditorStore;
  readonly host: Pick<EditorHost, 'request' | 'text'>;
  /** What the framed page was rendered from. */
  readonly base: PageContent;
  readonly shown: ShownBlocks;
  readonly stop: AbortSignal;
  readonly onStyles: () => void;
}

export interface DrawBlocks {
  /** Shows a block with its settings as they are now. */
  draw(id: string): void;
  /** Shows a block as the saved draft has it. */
  drawSaved(id: string): void;
}

/** Draws blocks by the server's HTML. */
export function createDrawBlocks(options: DrawBlocksOptions): DrawBlocks {
  const { page, store, host, base, shown, stop, onStyles } = options;
  const { document } = page;
  const path = draftPath(store.getState().pageId);
  const styles = createKnownStyles(document, base);
  /** Blocks that the saved draft has to bring. */
  const wanted = new Set<string>();

  const takeDraft = (draft: Document): void => {
    syncStyles(document, draft);
    styles.learn(draft);
    onStyles();
    const main = draft.querySelector<HTMLElement>('main.frame-main');
    const blocks = main && blockElements({ main });
    for (const id of wanted) {
      const element = blocks?.get(id);
      shown.show(id, element && document.adoptNode(element));
    }
    wanted.clear();
  };
  const loadFresh = createFreshDraft({
    ...{ store, path, stop },
    onDraft: takeDraft,
    onFailure: () => {
      for (const id of wanted) shown.fail(id, host.text('canvasNoAnswer'));
      wanted.clear();
    },
  });
  const drawSaved = (id: string): void => {
    wanted.add(id);
    loadFresh();
  };
  const work = async (id: string, answer: ThrottledAnswer): Promise<void> => {
    const block = store.getState().content.blocks[id];
    if (!block || shown.held.has(id)) return;
    const reply = await renderBlock(host.request, block, path);
    if (stop.aborted || !store.getState().content.blocks[id]) return;
    if (!reply.ok) {
      if (answer.isNewest()) shown.fail(id, reply.message);
      return;
    }
    if (!answer.claim()) return;
    const parsed = parseBlock(document, reply.body.data.html);
    if (!parsed) return drawSaved(id);
    const isStyled = styles.has(block.type, parsed);
    shown.show(id, parsed.querySelector<HTMLElement>('[data-block]') ?? undefined);
    if (!isStyled) loadFresh();
  };
  const throttle = createThrottle({
    intervalMs: RENDER_EVERY_MS,
    now: () => performance.now(),
    work: (id, answer) => void work(id, answer),
  });
  stop.addEventListener('abort', throttle.stop, { once: true });
  return { draw: throttle.request, drawSaved };
}
