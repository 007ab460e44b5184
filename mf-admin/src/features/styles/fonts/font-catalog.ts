import type { PreviewFont } from '../../../parts/theme-preview/preview-font';

/** A family as the page of styles names it. */
export interface CatalogFont extends PreviewFont {
  /** As the owner reads it. */
  readonly label: string;
  readonly category: string;
  readonly option: HTMLElement;
}

export type FontCatalog = ReadonlyMap<string, CatalogFont>;

/** The families of the picker's list, by name. */
export function fontCatalog(list: HTMLElement): FontCatalog {
  const options = [...list.querySelectorAll<HTMLElement>('[data-font]')];
  return new Map(options.map((option) => [option.dataset.font ?? '', catalogFont(option)]));
}

function catalogFont(option: HTMLElement): CatalogFont {
  const { font: name = '', general = 'sans-serif', text, heading, textExt, headingExt } = option.dataset;
  return {
    name,
    label: option.querySelector('[data-face]')?.textContent ?? name,
    category: option.closest<HTMLElement>('[data-font-group]')?.dataset.fontGroup ?? '',
    general,
    files: {
      ...(text !== undefined && { text }),
      ...(heading !== undefined && { heading }),
      ...(textExt !== undefined && { textExt }),
      ...(headingExt !== undefined && { headingExt }),
    },
    option,
  };
}
