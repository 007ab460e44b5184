/** The elements of slides, as `Slides` draws them, and what is told on them. */
export interface SlideParts {
  readonly track: HTMLElement;
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly turns: readonly { readonly button: HTMLElement; readonly step: -1 | 1 }[];
  readonly rotation: HTMLElement | null;
  readonly counter: HTMLElement;
  /** The slide the visitor has scrolled to. */
  indexInView(): number;
  /** Hands the slides from the browser's scrolling to a mover, and back. */
  setLive(isLive: boolean): void;
  /** Tells what is in view: what is not cannot be reached, and a button at its end says so. */
  tell(shown: {
    readonly index: number;
    readonly inView: number;
    readonly loop: boolean;
    readonly counter: string;
  }): void;
}

/** Of a button that leads nowhere; it keeps the focus, which a disabled one would lose. */
const DISABLED = 'blocks-slides__turn--disabled';

/** Finds the elements. Throws where the block is none of slides. */
export function slideParts(root: HTMLElement): SlideParts {
  const find = <E extends HTMLElement = HTMLElement>(selector: string): E => {
    const element = root.querySelector<E>(selector);
    if (!element) throw new Error(`The slides have no ${selector}.`);
    return element;
  };
  const track = find('[data-glide-el="track"]');
  const list = find('[data-slide-list]');
  const slides = [...list.children] as HTMLElement[];
  const turns = [...root.querySelectorAll<HTMLElement>('[data-turn]')].map((button) => ({
    button,
    step: button.dataset['turn'] === '1' ? (1 as const) : (-1 as const),
  }));
  const counter = find('[data-slide-counter]');

  return {
    track,
    list,
    slides,
    turns,
    rotation: root.querySelector<HTMLElement>('[data-rotation]'),
    counter,
    indexInView() {
      const width = slides[0]?.offsetWidth ?? 0;
      return width > 0 ? Math.min(slides.length - 1, Math.round(Math.abs(track.scrollLeft) / width)) : 0;
    },
    setLive(isLive) {
      // The scroll bar goes and its place stays, so that nothing below moves.
      track.style.paddingBlockEnd = isLive ? `${track.offsetHeight - track.clientHeight}px` : '';
      if (isLive) track.scrollLeft = 0;
      track.tabIndex = isLive ? -1 : 0;
      root.toggleAttribute('data-slides-live', isLive);
      if (isLive) return;
      list.removeAttribute('aria-live');
      for (const slide of slides) slide.inert = false;
      for (const { button } of turns) {
        button.removeAttribute('aria-disabled');
        button.classList.remove(DISABLED);
      }
      root.removeAttribute('data-fits');
    },
    tell({ index, inView, loop, counter: text }) {
      slides.forEach((slide, at) => (slide.inert = at < index || at >= index + inView));
      const ends = { '-1': index <= 0, '1': index >= slides.length - inView };
      for (const { button, step } of turns) {
        const isAtEnd = !loop && ends[step];
        button.setAttribute('aria-disabled', String(isAtEnd));
        button.classList.toggle(DISABLED, isAtEnd);
      }
      root.toggleAttribute('data-fits', slides.length <= inView);
      counter.textContent = text;
    },
  };
}
