import type { ThemeSizes } from 'shared-types/site/theme/sizes';
import { SIZE_PROPERTIES, sizeProperties } from 'shared-types/site/theme/theme-sizes';

const PROPERTIES = [
  ...(['sm', 'md', 'lg', 'xl', '2xl', '3xl', 'display'] as const).map((step) => `--text-${step}` as const),
  ...SIZE_PROPERTIES,
];

/** Shows sizes, weights and shapes on a framed page. */
export function showSizes(root: HTMLElement, sizes: ThemeSizes | undefined): void {
  const chosen = sizeProperties(sizes);
  for (const name of PROPERTIES) {
    const value = chosen[name];
    if (value === undefined) root.style.removeProperty(name);
    else root.style.setProperty(name, value);
  }
}
