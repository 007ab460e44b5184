import { importLibrary, setOptions } from '@googlemaps/js-api-loader';

/** The parts of Google's script that are used. */
export type GoogleMaps = Pick<google.maps.MapsLibrary, 'Map'> & Pick<google.maps.MarkerLibrary, 'Marker'>;

/** What Google's script is asked for with. */
export interface MapsRequest {
  readonly key: string;
  /** BCP 47 tag of the page. */
  readonly locale: string;
}

/** Loads Google's script, once for all maps of a page. */
export interface MapsLoader {
  /** All who ask get the same promise; after a failure the next one tries anew. Rejects after 30 s. */
  load(request: MapsRequest): Promise<GoogleMaps>;
  /** Told when Google refuses the site's key, which it finds out after the script has loaded. */
  onRefused(listener: () => void, stop: AbortSignal): void;
}

const TIMEOUT_MS = 30_000;

/** Makes the loader of a page. */
export function createMapsLoader(): MapsLoader {
  const refused = new EventTarget();
  let loading: Promise<GoogleMaps> | undefined;
  return {
    load(request) {
      // The name by which Google's script looks for somebody to tell.
      Object.assign(globalThis, { gm_authFailure: () => refused.dispatchEvent(new Event('refused')) });
      loading ??= withTimeout(loadLibraries(request)).catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    onRefused: (listener, stop) => refused.addEventListener('refused', listener, { signal: stop }),
  };
}

async function loadLibraries({ key, locale }: MapsRequest): Promise<GoogleMaps> {
  const { language, region } = new Intl.Locale(locale);
  setOptions({ key, language, ...(region && { region }) });
  const [{ Map }, { Marker }] = await Promise.all([importLibrary('maps'), importLibrary('marker')]);
  return { Map, Marker };
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Google’s map did not load within 30 seconds.')), TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
