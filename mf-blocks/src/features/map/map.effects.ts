import type { Host } from 'shared-types/host/host';
import { drawMap } from './draw-map.effects';
import { followSettings, settingsOf } from './follow-settings.effects';
import type { messages } from './map.messages';
import { createMapsLoader, type MapsLoader } from './maps-loader.effects';

/** Loads Google's map when the visitor requests it. If that fails, the picture, the address and the link stay. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const parts = findParts(root);
  const key = host.context.website.mapsKey;
  if (!parts || key === undefined) return;
  const loader = host.store(createMapsLoader);
  const showing: Showing = { ...parts, loader, host };
  parts.map.toggleAttribute('data-map-live', true);
  parts.button.addEventListener('click', () => void show(showing, atob(key)), { signal: host.stop });
  loader.onRefused(() => {
    if (isRequested(showing)) fail(showing, new Error('Google refuses the site’s key for its maps.'));
  }, host.stop);
  host.stop.addEventListener('abort', () => {
    parts.map.removeAttribute('data-map-live');
    giveStillBack(showing);
    parts.status.textContent = '';
    parts.button.textContent = host.text('show');
  });
}

interface MapParts {
  readonly map: HTMLElement;
  readonly prompt: HTMLElement;
  readonly button: HTMLElement;
  readonly canvas: HTMLElement;
  readonly status: HTMLElement;
  readonly link: HTMLElement;
}

interface Showing extends MapParts {
  readonly loader: MapsLoader;
  readonly host: Host<typeof messages>;
}

function findParts(root: HTMLElement): MapParts | undefined {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const [map, prompt, button] = [find('[data-map]'), find('[data-map-prompt]'), find('[data-map-show]')];
  const [canvas, status, link] = [find('[data-map-canvas]'), find('[data-map-status]'), find('.blocks-map__link')];
  return map && prompt && button && canvas && status && link
    ? { map, prompt, button, canvas, status, link }
    : undefined;
}

async function show(showing: Showing, key: string): Promise<void> {
  const { map, prompt, button, canvas, host, loader, status } = showing;
  if (button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  status.textContent = host.text('loading');
  try {
    const maps = await loader.load({ key, locale: host.context.locale });
    if (host.stop.aborted) return;
    canvas.hidden = false;
    const drawn = drawMap(maps, settingsOf(map), showing);
    host.stop.addEventListener('abort', () => drawn.remove());
    followSettings(map, drawn.update, host);
    status.textContent = '';
    // The button disappears, so its focus moves to the map.
    const isAwaited = hasFocus(button) || document.activeElement === document.body;
    prompt.hidden = true;
    if (isAwaited) canvas.focus({ preventScroll: true });
  } catch (error) {
    if (!host.stop.aborted) fail(showing, error);
  } finally {
    button.removeAttribute('aria-disabled');
  }
}

/** True while the map is loading or shown. Google reports a rejected key to all maps of the page. */
function isRequested({ button, canvas }: Showing): boolean {
  return button.ariaDisabled === 'true' || !canvas.hidden;
}

function hasFocus(element: HTMLElement): boolean {
  return element.contains(document.activeElement);
}

function fail(showing: Showing, error: unknown): void {
  const { button, canvas, host, status } = showing;
  // Read first, because a hidden element loses the focus.
  const isInMap = hasFocus(canvas);
  giveStillBack(showing);
  if (isInMap) button.focus({ preventScroll: true });
  button.textContent = host.text('retry');
  status.textContent = host.text('failed');
  void host.telemetry.error(error);
}

function giveStillBack({ prompt, canvas }: Showing): void {
  canvas.hidden = true;
  prompt.hidden = false;
}
