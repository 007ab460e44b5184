import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { SAMPLE_CONTEXT } from '../../../../tools/testing/host/sample-context';
import { showView } from '../../../../tools/testing/host/show-view';
import { start } from './map.effects';
import { examples } from './map.example';
import { messages } from './map.messages';
import { element } from './map.view';

/** The site's key, encoded as in its pages. */
export const mapsKey = 'QUl6YS1leGFtcGxlX2tleQ==';
const withKey = { website: { ...SAMPLE_CONTEXT.website, mapsKey } };

export function openMap(name: keyof typeof examples, context: object = withKey) {
  const host = createFakeHost(messages, { context });
  const root = showView(element(examples[name], host));
  const served = root.innerHTML;
  start(root, host);
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)!;
  return {
    host,
    root,
    served,
    find,
    press: () => find('[data-map-show]').click(),
    status: () => find('[role=status]').textContent,
  };
}

/** A fake of what Google's script adds to the page, as far as it is used. */
export class FakeGoogle {
  readonly made: { what: string; options: Record<string, unknown> }[] = [];
  readonly listeners = new Map<string, () => void>();

  install(): void {
    const { made, listeners } = this;
    class Map {
      constructor(canvas: HTMLElement, options: Record<string, unknown>) {
        canvas.append('drawn');
        made.push({ what: 'map', options });
      }
      setOptions(options: Record<string, unknown>) {
        made.push({ what: 'changed map', options });
      }
    }
    class Marker {
      constructor(options: Record<string, unknown>) {
        made.push({ what: 'marker', options });
      }
      setOptions(options: Record<string, unknown>) {
        made.push({ what: 'changed marker', options });
      }
      addListener(event: string, listener: () => void) {
        listeners.set(event, listener);
        return { remove: () => listeners.delete(event) };
      }
      setMap() {
        made.push({ what: 'removed', options: {} });
      }
    }
    const importLibrary = async (name: string) => (name === 'maps' ? { Map } : { Marker });
    Object.assign(globalThis, { google: { maps: { importLibrary } } });
  }
}

/** Resolves after pending work. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));
export const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];

/** Removes scripts, so that no test finds what an earlier one has loaded. */
export function forgetScripts(): void {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'google');
    for (const script of scripts()) script.remove();
  });
}
