import { addFaces } from './add-faces.effects';
import { familyList, type CatalogFont, type FontCatalog } from './font-catalog';

export interface FaceResults {
  /** How many families have been asked for, and how many of them could not be loaded. */
  readonly asked: number;
  readonly failed: number;
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
  const asked = new Set<string>();
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
    if (hasCome) {
      failed.delete(element);
      element.style.fontFamily = familyList(font);
    } else failed.set(element, font.name);
    // The device's own is not asked for.
    if (font.files.text !== undefined) asked.add(font.name);
    report(font, hasCome, { asked: asked.size, failed: new Set(failed.values()).size });
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
