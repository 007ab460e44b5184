import { addFaces } from '../../../parts/theme-preview/add-faces.effects';
import { familyList } from '../../../parts/theme-preview/preview-font';
import type { CatalogFont, FontCatalog } from './font-catalog';

export interface FaceResults {
  /** How many families could not be loaded. */
  readonly failed: number;
  /** How many could not since one could. */
  readonly inARow: number;
}

interface LazyFacesInput {
  readonly catalog: FontCatalog;
  readonly stop: AbortSignal;
  /** Called as a family has come, or has not. */
  readonly report: (font: CatalogFont, hasCome: boolean, results: FaceResults) => void;
}

export interface LazyFaces {
  /** Draws the names below an element in their own faces, once each is in view. */
  watch(within: ParentNode): void;
  /** Draws an element in the face that its `data-face` names now. */
  draw(element: HTMLElement): Promise<void>;
  /** Asks again for those that could not be loaded. */
  retry(): void;
}

/** Names are drawn in their own faces as they come into view: nobody scrolls through all. */
export function lazyFaces({ catalog, stop, report }: LazyFacesInput): LazyFaces {
  let inARow = 0;
  const failed = new Map<HTMLElement, string>();
  const draw = async (element: HTMLElement): Promise<void> => {
    const font = catalog.get(element.dataset.face ?? '');
    if (!font) return;
    const hasCome = await addFaces(window, font, element.dataset.use === 'heading' ? 'heading' : 'body').then(
      () => true,
      () => false,
    );
    // Another choice may have been made meanwhile.
    if (stop.aborted || element.dataset.face !== font.name) return;
    inARow = hasCome ? 0 : inARow + 1;
    if (hasCome) {
      failed.delete(element);
      element.style.fontFamily = familyList(font);
    } else failed.set(element, font.name);
    report(font, hasCome, { failed: new Set(failed.values()).size, inARow });
  };
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      seen.unobserve(target);
      void draw(target);
    }
  });
  stop.addEventListener('abort', () => seen.disconnect());
  return {
    draw,
    watch(within) {
      for (const element of within.querySelectorAll('[data-face]')) seen.observe(element);
    },
    retry() {
      for (const element of [...failed.keys()]) void draw(element);
    },
  };
}
