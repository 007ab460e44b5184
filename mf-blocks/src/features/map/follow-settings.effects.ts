import type { BrowserHost } from 'shared-types/host/host';
import { type MapBlock, readMap } from './read-map';

/** As long as the settings change, none of them is shown. */
const REST_MS = 60;

/** The settings that the element of a block has now. */
export function settingsOf(map: HTMLElement): MapBlock {
  return readMap(JSON.parse(map.dataset['map'] ?? ''));
}

/** Calls `update` when the settings on the element have changed, once they rest. Invalid ones are reported, and change nothing. */
export function followSettings(
  map: HTMLElement,
  update: (block: MapBlock) => void,
  { stop, telemetry }: Pick<BrowserHost, 'stop' | 'telemetry'>,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const act = (): void => {
    try {
      update(settingsOf(map));
    } catch (error) {
      void telemetry.error(error);
    }
  };
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(act, REST_MS);
  });
  observer.observe(map, { attributeFilter: ['data-map'] });
  stop.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}
