/** Elements of slides as rendered by `Slides`, and updates of them. */
export interface SlideParts {
  readonly track: HTMLElement;
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly turns: readonly { readonly button: HTMLElement; readonly step: -1 | 1 }[];
  readonly rotation: HTMLElement | null;
  readonly counter: HTMLElement;
  /** The slide to which the visitor has scrolled. */
  indexInView(): number;
  /** Switches between a mover and the browser's scrolling. */
  setLive(isLive: boolean): void;
  /** Slides out of view become inert; a button at its end is marked as disabled. */
  show(shown: {
    readonly index: number;
    readonly inView: number;
    readonly loop: boolean;
    readonly counter: string;
  }): void;
}

/** Marks a disabled button; the `disabled` attribute would drop its focus. */
const DISABLED = 'blocks-slides__turn--disabled';

/** Finds the elements. Throws if the block has no slides. */
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
      // Replaces the scroll bar's height, so that nothing below moves.
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
      // Inert elements lose the focus and cannot receive it, so the order matters.
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

/** Distance between the starts of two slides, in pixels; 0 if there is only one. */
function strideOf([first, second]: readonly HTMLElement[]): number {
  return first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : 0;
}

function firstLink(slides: readonly HTMLElement[]): HTMLElement | null | undefined {
  return slides.map((slide) => slide.querySelector<HTMLElement>('a[href]')).find((link) => link);
}
