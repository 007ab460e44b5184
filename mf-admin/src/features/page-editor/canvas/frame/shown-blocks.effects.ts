import { emptyBlock } from './apply-layout.effects';
import { blockElements, type FramePage } from './frame-page';

/** Why blocks cannot be shown, by id. */
export type Failures = ReadonlyMap<string, string>;

export interface ShownBlocksOptions {
  readonly page: FramePage;
  /** The framed page looks different now. */
  readonly onChange: () => void;
  readonly onFailures: (failures: Failures) => void;
}

export interface ShownBlocks {
  /** Replaces a block's element, unless it is held; a block without one shows nothing. */
  show(id: string, element: HTMLElement | undefined): void;
  /** Says why a block cannot be shown; what it showed stays. */
  fail(id: string, reason: string): void;
  /** Forgets the failures of blocks that are gone. */
  keepOnly(isThere: (id: string) => boolean): void;
  readonly held: Set<string>;
}

export function createShownBlocks({ page, onChange, onFailures }: ShownBlocksOptions): ShownBlocks {
  const failures = new Map<string, string>();
  const held = new Set<string>();
  const report = (): void => onFailures(new Map(failures));
  return {
    held,
    show(id, element) {
      if (failures.delete(id)) report();
      if (held.has(id)) return;
      const block = element ?? emptyBlock(page.document, id);
      blockElements(page).get(id)?.replaceWith(block);
      onChange();
    },
    fail(id, reason) {
      if (failures.get(id) === reason) return;
      failures.set(id, reason);
      report();
    },
    keepOnly(isThere) {
      const gone = [...failures.keys()].filter((id) => !isThere(id));
      for (const id of gone) failures.delete(id);
      if (gone.length > 0) report();
    },
  };
}
