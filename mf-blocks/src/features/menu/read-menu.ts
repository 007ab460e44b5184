import type { RestaurantMenu } from 'shared-types/blocks/basic/menu';
import { readSettings, type Settings } from '../../parts/settings/settings';

/** A dish. */
export interface Dish {
  readonly title: string;
  readonly description: string | undefined;
  readonly price: string | undefined;
  readonly tags: readonly string[];
}

/** Dishes under a heading; under none at the start of a menu. */
export interface MenuSection {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly dishes: readonly Dish[];
}

/** A menu with its dishes in sections. */
export interface SectionedMenu extends Pick<RestaurantMenu, 'title'> {
  readonly description: string | undefined;
  readonly sections: readonly MenuSection[];
}

/** A menu block’s settings, defaults filled in. */
export interface MenuBlock {
  readonly menus: readonly SectionedMenu[];
  readonly headingLevel: 2 | 3;
}

export function readMenu(value: unknown): MenuBlock {
  const settings = readSettings(value);
  const menus = settings.list('menus').map(readOne);
  if (menus.length === 0) throw new Error('A menu block needs at least one menu.');
  return { menus, headingLevel: settings.oneOf('headingLevel', [2, 3]) };
}

function readOne(settings: Settings): SectionedMenu {
  const title = settings.text('title');
  const description = settings.optionalText('description');
  return { title, description, sections: sectionsOf(settings.list('entries')) };
}

function sectionsOf(entries: readonly Settings[]): MenuSection[] {
  const sections: (MenuSection & { readonly dishes: Dish[] })[] = [];
  const open = (title?: string, description?: string) => {
    const section = { title, description, dishes: [] };
    sections.push(section);
    return section;
  };
  for (const entry of entries) {
    if (entry.oneOf('kind', ['dish', 'section']) === 'section')
      open(entry.text('title'), entry.optionalText('description'));
    else (sections.at(-1) ?? open()).dishes.push(readDish(entry));
  }
  return sections;
}

function readDish(entry: Settings): Dish {
  return {
    title: entry.text('title'),
    description: entry.optionalText('description'),
    price: entry.optionalText('price'),
    tags: (entry.optionalText('tags') ?? '').split(',').flatMap((tag) => tag.trim() || []),
  };
}
