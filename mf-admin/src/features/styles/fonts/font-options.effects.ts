import type { CatalogFont, FontCatalog } from './font-catalog';

export interface FontOptions {
  /** Shows the families that have all words in their name or category. Returns how many. */
  filter(typed: string, category: string): number;
  /** Chooses the next or the one before, round and round, or an end. */
  move(to: 1 | -1 | 'first' | 'last'): void;
  choose(name: string): void;
  current(): CatalogFont | undefined;
}

/** Keeps the focus in the input, and tells assistive technology which option is chosen. */
export function fontOptions(input: HTMLInputElement, list: HTMLElement, catalog: FontCatalog): FontOptions {
  const groups = [...list.querySelectorAll<HTMLElement>('[data-font-group]')];
  const titles = new Map(groups.map((group) => [group.dataset.fontGroup, group.querySelector('p')?.textContent ?? '']));
  let shown: readonly CatalogFont[] = [...catalog.values()];
  let chosen: CatalogFont | undefined;

  const set = (font: CatalogFont | undefined): void => {
    chosen?.option.setAttribute('aria-selected', 'false');
    chosen = font;
    if (!font) return input.removeAttribute('aria-activedescendant');
    font.option.setAttribute('aria-selected', 'true');
    input.setAttribute('aria-activedescendant', font.option.id);
    font.option.scrollIntoView({ block: 'nearest' });
  };
  const has = (font: CatalogFont, words: readonly string[]): boolean => {
    const said = `${font.label} ${titles.get(font.category) ?? ''}`.toLowerCase();
    return words.every((word) => said.includes(word));
  };
  return {
    filter(typed, category) {
      const words = typed.toLowerCase().split(' ').filter(Boolean);
      shown = [...catalog.values()].filter(
        (font) => (category === '' || font.category === category) && has(font, words),
      );
      for (const font of catalog.values()) font.option.hidden = !shown.includes(font);
      for (const group of groups) group.hidden = !shown.some((font) => font.category === group.dataset.fontGroup);
      set(chosen && shown.includes(chosen) ? chosen : shown[0]);
      return shown.length;
    },
    move(to) {
      if (to === 'first' || to === 'last') return set(shown.at(to === 'first' ? 0 : -1));
      const index = chosen ? shown.indexOf(chosen) : -1;
      set(shown.at((index + to) % shown.length));
    },
    choose: (name) => set(catalog.get(name)),
    current: () => chosen,
  };
}
