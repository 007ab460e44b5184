import type { Settings } from '../settings/settings';

/** A path of this site without what could end an address in HTML or CSS. */
const OWN_PICTURE = /^\/(?!\/)[^\s"'()\\<>]*$/;

/** Reads the address of a picture. Other hosts are refused: a visitor's browser would tell them of the visit. */
export function readSource(settings: Settings, name: string): string {
  const source = settings.text(name);
  return OWN_PICTURE.test(source) ? source : settings.refuse(name, 'the address of a picture of this site');
}
