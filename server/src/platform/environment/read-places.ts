import { StartError } from '../postgres/start-error';
import type { Config } from './config';
import type { Env } from './config';

const GOOGLE = 'https://places.googleapis.com';
const KEY = /^[\w-]{10,200}$/;

/** How places are looked up; not at all without a key. Throws a StartError that names the setting and what it takes. */
export function readPlaces(env: Env): Pick<Config, 'places'> {
  const [key, url] = [env['PLACES_KEY'] ?? '', env['PLACES_URL'] || GOOGLE];
  if (key === '') return {};
  // What is no key is not repeated: it may be another secret.
  if (!KEY.test(key))
    throw new StartError('PLACES_KEY is not a Google API key: it has letters, digits, _ and -, or leave it out.');
  if (!isOrigin(url))
    throw new StartError(`PLACES_URL is "${url}": write it as https://host, or leave it out to ask Google.`);
  return { places: { key, url } };
}

/** True for scheme, host and port alone. The key goes there: only a machine's own name may do without encryption. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost'));
}
