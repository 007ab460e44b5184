import type { FontName } from 'shared-types/site/page/frame';

/** Font family name as used in file names, for example `fraunces-italic`. */
export function fontStem(name: FontName): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
