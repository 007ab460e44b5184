import type { PageContent } from 'shared-types/admin/pages/page-content';

export interface KnownStyles {
  /** True if the framed page has the style sheets of a rendered block; from now on it counts as known. */
  has(type: number, rendered: HTMLElement): boolean;
  /** The framed page has got the style sheets of this draft. */
  learn(draft: Document): void;
}

/** Which blocks the style sheets of the framed page are for. Some sheets only come with a block that has one of their classes. */
export function createKnownStyles(document: Document, { blocks }: Pick<PageContent, 'blocks'>): KnownStyles {
  const types = new Set<number>(Object.values(blocks).map(({ type }) => type));
  const classes = classesIn(document);
  return {
    has(type, rendered) {
      const isKnown = types.has(type) && [...classesIn(rendered)].every((name) => classes.has(name));
      types.add(type);
      return isKnown;
    },
    learn(draft) {
      for (const name of classesIn(draft)) classes.add(name);
    },
  };
}

function classesIn(place: Document | HTMLElement): Set<string> {
  return new Set([...place.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]));
}
