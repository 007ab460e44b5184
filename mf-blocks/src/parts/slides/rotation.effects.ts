import { isInView } from './arrow-keys.effects';

export interface RotationParts {
  readonly root: HTMLElement;
  /** Stops and starts the rotation. */
  readonly button: HTMLElement;
  readonly labels: { readonly start: string; readonly stop: string };
  readonly everyMs: number;
  readonly startsByItself: boolean;
  readonly stop: AbortSignal;
  /** Moves to the next slide; returns false if there is none. */
  readonly advance: () => boolean;
  /** Receives whether slides rotate now. */
  readonly onChange: (turns: boolean) => void;
}

/** Slides that turn by themselves. */
export interface Rotation {
  /** Keeps them from it as long as that is so, whatever the button says. */
  suppress(isSuppressed: boolean): void;
}

/**
 * Turns the slides on a timer. A mouse over them pauses it; the focus among them ends it until its button starts it again,
 * as the ARIA Authoring Practices say.
 */
export function startRotation(parts: RotationParts): Rotation {
  const { root, button, labels, everyMs, stop, advance, onChange } = parts;
  let isOn = parts.startsByItself;
  let isUnderMouse = false;
  let isSuppressed = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const tick = (): void => {
    if (!document.hidden && isInView(root) && !advance()) set(false);
  };
  const apply = (): void => {
    const turns = isOn && !isUnderMouse && !isSuppressed;
    clearInterval(timer);
    timer = turns ? setInterval(tick, everyMs) : undefined;
    button.setAttribute('aria-label', isOn ? labels.stop : labels.start);
    button.dataset['rotation'] = isOn ? 'on' : 'off';
    onChange(turns);
  };
  const set = (on: boolean): void => {
    isOn = on;
    apply();
  };
  const hover = (over: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    isUnderMouse = over;
    apply();
  };
  const takeFocus = ({ target }: FocusEvent): void => {
    // Pressing the button with a mouse focuses it first; its click then decides.
    if (target === button && !button.matches(':focus-visible')) return;
    if (isOn) set(false);
  };

  root.addEventListener('pointerenter', hover(true), { signal: stop });
  root.addEventListener('pointerleave', hover(false), { signal: stop });
  root.addEventListener('focusin', takeFocus, { signal: stop });
  button.addEventListener('click', () => set(!isOn), { signal: stop });
  stop.addEventListener('abort', () => {
    clearInterval(timer);
    button.setAttribute('aria-label', labels.start);
    button.dataset['rotation'] = 'off';
  });
  apply();
  return {
    suppress(suppressed) {
      isSuppressed = suppressed;
      apply();
    },
  };
}
