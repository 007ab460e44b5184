/** Files whose faces cannot be loaded. */
export const broken = new Set<string>();
/** Files of the faces that were loaded, in order. */
export const loaded: string[] = [];

/** The elements come into view. */
export let see: (elements: readonly Element[]) => void = () => undefined;

export class FakeFace {
  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: FontFaceDescriptors,
  ) {}

  async load(): Promise<this> {
    const file = /([\w-]+)\.woff2/.exec(this.source)?.[1] ?? '';
    if (broken.has(file)) throw new DOMException('A network error occurred.', 'NetworkError');
    loaded.push(file);
    return this;
  }
}

class FakeObserver {
  constructor(callback: (entries: readonly object[], observer: unknown) => void) {
    see = (elements) =>
      callback(
        elements.map((target) => ({ target, isIntersecting: true })),
        this,
      );
  }

  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Gives a page an empty set of faces. */
export function give(page: Document): Set<FakeFace> {
  const faces = new Set<FakeFace>();
  Object.defineProperty(page, 'fonts', { configurable: true, value: faces });
  return faces;
}

/** Puts in what jsdom lacks. */
export function standIn(): void {
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  Object.assign(window, { FontFace: FakeFace, IntersectionObserver: FakeObserver });
  give(document);
}
