/** An entry of a menu: a dish, or the heading of the dishes that follow it. */
export interface MenuEntry {
  /** `dish` if absent. */
  readonly kind?: 'dish' | 'section';
  /** Plain text, as all of these. */
  readonly title: string;
  readonly description?: string;
  /** Of a dish, as visitors are to read it: `€9.50`, `glass 6, bottle 28`. */
  readonly price?: string;
  /** Of a dish, with commas between them: `vegan, contains nuts`. */
  readonly tags?: string;
}

/** One menu of a restaurant, for example its lunch. */
export interface RestaurantMenu {
  /** Plain text; the name on its tab. */
  readonly title: string;
  /** A sentence under its name, plain text. */
  readonly description?: string;
  /** In their order; dishes before the first section stand under none. */
  readonly entries: readonly MenuEntry[];
}

/** Settings of a menu block. */
export interface MenuSettings {
  /** At least one; from two on each has a tab. */
  readonly menus: readonly RestaurantMenu[];
  /** Rank of the menus’ names; those of sections are one lower. 2 if absent. */
  readonly headingLevel?: 2 | 3;
}
