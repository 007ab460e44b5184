import {
  RESERVATION_PROVIDERS,
  RESERVATION_THEME_PARAMETER,
  type ReservationTheme,
} from 'shared-types/blocks/reservations';
import type { Host } from 'shared-types/host/host';
import { openWidgetFrame, type WidgetFrame } from '../../parts/widget-frame/widget-frame.effects';
import type { messages } from './reservations.messages';
import { widgetTheme } from './widget-theme';

const TIMEOUT_MS = 30_000;

export interface WidgetParts {
  readonly section: HTMLElement;
  readonly prompt: HTMLElement;
  readonly button: HTMLElement;
  readonly status: HTMLElement;
  readonly canvas: HTMLElement;
}

export interface Widget {
  /** Loads the widget unless it is loading or shown. A failure is shown in the block; the next call tries again. */
  show(): Promise<void>;
  /** Reloads the widget in the other theme if the block's width requires it, unless the visitor is using it. */
  refit(): void;
  /** Restores the block as the server rendered it. */
  remove(): void;
}

/** Creates a block's widget without loading it. */
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
      timeoutMs: TIMEOUT_MS,
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
      // The button disappears, so its focus moves to the widget.
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
