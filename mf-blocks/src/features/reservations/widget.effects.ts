import {
  RESERVATION_PROVIDERS,
  RESERVATION_THEME_PARAMETER,
  type ReservationTheme,
} from 'shared-types/blocks/reservations';
import type { Host } from 'shared-types/host/host';
import type { messages } from './reservations.messages';
import { openWidgetFrame, type WidgetFrame } from './widget-frame.effects';
import { widgetTheme } from './widget-theme';

/** The parts of a block that its widget changes. */
export interface WidgetParts {
  readonly section: HTMLElement;
  readonly prompt: HTMLElement;
  readonly button: HTMLElement;
  readonly status: HTMLElement;
  readonly canvas: HTMLElement;
}

/** A block's widget. */
export interface Widget {
  /** Loads it, unless it is there or on its way. A failure is said in the block, and the next call tries again. */
  show(): Promise<void>;
  /** Loads it in the other theme where the block has become wide or narrow, unless somebody is busy in it. */
  refit(): void;
  /** Puts the block back as it was served. */
  remove(): void;
}

/** Makes a block's widget; nothing is loaded yet. */
export function createWidget(parts: WidgetParts, host: Host<typeof messages>): Widget {
  const { section, prompt, button, status, canvas } = parts;
  const provider = RESERVATION_PROVIDERS[section.dataset['reservations'] as keyof typeof RESERVATION_PROVIDERS].name;
  let current: { readonly frame: WidgetFrame; readonly theme: ReservationTheme } | undefined;

  const themeNow = (): ReservationTheme => widgetTheme(section.clientWidth);
  const setState = (state: 'loading' | 'loaded' | undefined): void => {
    if (state) section.dataset['reservationsState'] = state;
    else delete section.dataset['reservationsState'];
    section.toggleAttribute('aria-busy', false);
    if (state === 'loading') section.setAttribute('aria-busy', 'true');
    button.ariaDisabled = state === 'loading' ? 'true' : null;
    status.textContent = state === 'loading' ? host.text('loading', { provider }) : '';
    prompt.hidden = state === 'loaded';
    canvas.hidden = state === undefined;
  };
  const takeAway = (): void => {
    current?.frame.remove();
    current = undefined;
    setState(undefined);
  };
  const open = (theme: ReservationTheme): WidgetFrame => {
    const { reservationsFrame = '', reservationsTitle: title = '' } = section.dataset;
    const frame = openWidgetFrame(canvas, {
      src: `${reservationsFrame}?${RESERVATION_THEME_PARAMETER}=${theme}`,
      title,
    });
    current = { frame, theme };
    setState('loading');
    return frame;
  };

  const load = async (theme: ReservationTheme): Promise<void> => {
    const frame = open(theme);
    try {
      await frame.rendered;
      if (current?.frame !== frame) return;
      // The button goes; who has just pressed it goes on in the widget.
      const isAwaited = document.activeElement === button;
      setState('loaded');
      if (isAwaited) frame.element.focus();
    } catch (error) {
      if (current?.frame !== frame) return;
      takeAway();
      button.textContent = host.text('retry');
      status.textContent = host.text('failed', { provider });
      void host.telemetry.error(error);
    }
  };

  return {
    show: async () => (current ? undefined : load(themeNow())),
    refit() {
      const theme = themeNow();
      const isBusy = document.activeElement === current?.frame.element;
      if (!current || current.theme === theme || isBusy) return;
      current.frame.remove();
      void load(theme);
    },
    remove: takeAway,
  };
}
