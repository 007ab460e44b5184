import { StartError } from '../postgres/start-error';
import type { Config } from './config';
import type { Env } from './config';

const GOOGLE = 'https://places.googleapis.com';
const KEY = /^[\w-]{10,200}$/;

/** Settings of the place search; empty without a key. Throws a StartError that names an invalid setting. */
export function readPlaces(env: Env): Pick<Config, 'places'> {
  const [key, url] = [env['PLACES_KEY'] ?? '', env['PLACES_URL'] || GOOGLE];
  if (key === '') return {};
  // The message does not repeat the value, which may be another secret.
  if (!KEY.test(key))
    throw new StartError('PLACES_KEY is not a Google API key: it has letters, digits, _ and -, or leave it out.');
  if (!isOrigin(url))
    throw new StartError(`PLACES_URL is "${url}": write it as https://host, or leave it out to ask Google.`);
  return { places: { key, url } };
}

/** True for an origin of `https:`, or of `http:` on this machine, since the key is sent there. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost'));
}
