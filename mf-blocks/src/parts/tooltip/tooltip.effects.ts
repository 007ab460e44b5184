import { tooltipPlace } from './tooltip-place';

const SHOW_DELAY_MS = 1200;
/** Long enough for a mouse to go on to the tooltip. */
const LEAVE_DELAY_MS = 300;
/** What has a tooltip; the attribute is its text. */
const ANCHOR = '[data-tooltip]';
const TOOLTIP = '[role="tooltip"]';

interface Shown {
  readonly anchor: HTMLElement;
  remove(): void;
}

/**
 * Shows a tooltip for elements with `data-tooltip` once a mouse has rested on them, or the focus of a keyboard, for 1200 ms.
 * Escape, a press and scrolling hide it; a mouse may go on to it. No finger gets one: it has nowhere to rest.
 *
 * @implements TIP-01
 */
export function startTooltips(root: HTMLElement, stop: AbortSignal): void {
  let shown: Shown | undefined;
  let planned: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const after = (ms: number, act: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const hide = (): void => {
    clearTimeout(timer);
    shown?.remove();
    shown = planned = undefined;
  };
  const plan = (anchor: HTMLElement): void => {
    if (planned === anchor) return clearWhenShown();
    hide();
    planned = anchor;
    after(SHOW_DELAY_MS, () => (shown = showTooltip(root, anchor)));
  };
  const clearWhenShown = (): void => {
    if (shown) clearTimeout(timer);
  };
  const over = ({ target, pointerType }: PointerEvent): void => {
    const element = target as Element;
    const anchor = element.closest<HTMLElement>(ANCHOR);
    if (pointerType !== 'mouse') return;
    if (anchor) plan(anchor);
    else if (element.closest(TOOLTIP)) clearWhenShown();
  };
  const out = ({ relatedTarget }: PointerEvent): void => {
    const isStaying = relatedTarget instanceof Element && relatedTarget.closest(`${ANCHOR}, ${TOOLTIP}`);
    if (isStaying || !planned) return;
    if (shown) after(LEAVE_DELAY_MS, hide);
    else hide();
  };
  const focus = ({ target }: FocusEvent): void => {
    const anchor = (target as Element).closest<HTMLElement>(ANCHOR);
    if (anchor?.matches(':focus-visible')) plan(anchor);
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !shown) return;
    // Escape closes one thing at a time.
    event.stopPropagation();
    event.preventDefault();
    hide();
  };
  root.addEventListener('pointerover', over, { signal: stop });
  root.addEventListener('pointerout', out, { signal: stop });
  root.addEventListener('focusin', focus, { signal: stop });
  root.addEventListener('focusout', hide, { signal: stop });
  root.addEventListener('pointerdown', hide, { signal: stop });
  document.addEventListener('keydown', escape, { capture: true, signal: stop });
  document.addEventListener('scroll', hide, { capture: true, passive: true, signal: stop });
  stop.addEventListener('abort', hide);
}

/** Puts the tooltip into the block, and over all else of the page where browsers can. */
function showTooltip(root: HTMLElement, anchor: HTMLElement): Shown {
  const text = anchor.dataset['tooltip'] ?? '';
  const tooltip = document.createElement('p');
  tooltip.className = 'blocks-tooltip';
  tooltip.role = 'tooltip';
  tooltip.id = `${root.id}-tooltip`;
  tooltip.popover = 'manual';
  tooltip.textContent = text;
  root.append(tooltip);
  tooltip.showPopover?.();
  const { width, height } = tooltip.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const room = { anchor: anchor.getBoundingClientRect(), width, height };
  const { left, top } = tooltipPlace({ ...room, window: { width: clientWidth, height: clientHeight } });
  Object.assign(tooltip.style, { left: `${left}px`, top: `${top}px` });
  // What only repeats the name is not read twice.
  const isName = anchor.textContent.trim() === text;
  if (isName) tooltip.ariaHidden = 'true';
  else anchor.setAttribute('aria-describedby', tooltip.id);
  return {
    anchor,
    remove() {
      tooltip.remove();
      if (!isName) anchor.removeAttribute('aria-describedby');
    },
  };
}
