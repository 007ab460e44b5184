import { useSyncExternalStore } from 'react';
import { THEME_COLOURS } from './theme-colour';

/** The colours of the site's theme, which the page's root has; the admin area's own are set further inside. */
export function useThemeColours(): Readonly<Record<string, string>> {
  const values = useSyncExternalStore(never, readValues, () => '').split('|');
  return Object.fromEntries(THEME_COLOURS.map(({ name }, place) => [name, values[place] ?? '']));
}

/** The theme of a page stays. */
const never = () => () => undefined;

function readValues(): string {
  const style = getComputedStyle(document.documentElement);
  return THEME_COLOURS.map(({ property }) => style.getPropertyValue(property)).join('|');
}
