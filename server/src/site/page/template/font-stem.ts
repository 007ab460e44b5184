import type { FontName } from 'shared-types/site/page/frame';

/** A family's name as its files have it: `fraunces-italic`. */
export function fontStem(name: FontName): string {
  return name.toLowerCase().replace(' ', '-');
}
