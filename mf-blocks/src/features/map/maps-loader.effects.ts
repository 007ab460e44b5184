import { importLibrary, setOptions } from '@googlemaps/js-api-loader';

/** The used parts of Google's script. */
export type GoogleMaps = Pick<google.maps.MapsLibrary, 'Map'> & Pick<google.maps.MarkerLibrary, 'Marker'>;

export interface MapsRequest {
  readonly key: string;
  /** BCP 47 tag of the page's language. */
  readonly locale: string;
}

/** Loads Google's script once for all maps of a page. */
export interface MapsLoader {
  /** Concurrent calls share a promise; after a failure the next call tries again. Rejects after 30 s. */
  load(request: MapsRequest): Promise<GoogleMaps>;
  /** Called when Google rejects the site's key, which happens after the script has loaded. */
  onRefused(listener: () => void, stop: AbortSignal): void;
}

const TIMEOUT_MS = 30_000;

export function createMapsLoader(): MapsLoader {
  const refused = new EventTarget();
  let loading: Promise<GoogleMaps> | undefined;
  return {
    load(request) {
      // The global callback that Google's script calls.
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
