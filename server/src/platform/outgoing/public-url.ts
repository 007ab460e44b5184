import { isIP } from 'node:net';
import { isPublicAddress } from './public-address';

/** A name of one label, which only a local network knows: `localhost`, `intranet`. */
const LOCAL_NAME = /^[^.]*\.?$/;

/** Why nothing can be sent to a URL; undefined if only its DNS name has to be looked up. */
export function publicUrlMistake(text: string): 'form' | 'private' | undefined {
  if (!URL.canParse(text)) return 'form';
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '') return 'form';
  const address = hostname.replace(/^\[|\]$/g, '');
  const isPublic = isIP(address) === 0 ? !LOCAL_NAME.test(address) : isPublicAddress(address);
  return isPublic ? undefined : 'private';
}
