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
  /** Tells what is in view: what is not cannot be reached nor keep the focus, and a button at its end says so. */
  show(shown: {
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
      const stride = strideOf(slides);
      return stride > 0 ? Math.min(slides.length - 1, Math.round(Math.abs(track.scrollLeft) / stride)) : 0;
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
    show({ index, inView, loop, counter: text }) {
      const shown = slides.slice(index, index + inView);
      const others = slides.filter((slide) => !shown.includes(slide));
      // The browser drops the focus of what becomes inert, and gives none to what still is.
      for (const slide of shown) slide.inert = false;
      if (others.some((slide) => slide.contains(document.activeElement)))
        (firstLink(shown) ?? track).focus({ preventScroll: true });
      for (const slide of others) slide.inert = true;
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

/** Pixels from the start of a slide to that of the next, its width and the gap; 0 where there is no next. */
function strideOf([first, second]: readonly HTMLElement[]): number {
  return first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : 0;
}

function firstLink(slides: readonly HTMLElement[]): HTMLElement | null | undefined {
  return slides.map((slide) => slide.querySelector<HTMLElement>('a[href]')).find((link) => link);
}
