/** How many items a block shows, and what they say. */
export interface CountState {
  readonly name: 'none' | 'one' | 'sixty' | 'hostile';
  readonly items: number;
  /** A text of the item with this index; cut by its field. */
  readonly textOf: (index: number) => string;
}

/** One word that has no place to break. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200);
export const LONG_TITLE = 'A title that its owner wrote without an end in mind and then went on '
  .repeat(5)
  .slice(0, 300)
  .trim();
const RIGHT_TO_LEFT = 'فنجان من الخزف الحجري 24 cm (مصنوع يدويًا)';
const HOSTILE = [LONG_WORD, LONG_TITLE, RIGHT_TO_LEFT];

const plain = (index: number) => `Item ${index + 1}`;

export const COUNT_STATES: readonly CountState[] = [
  { name: 'none', items: 0, textOf: plain },
  { name: 'one', items: 1, textOf: plain },
  { name: 'sixty', items: 60, textOf: plain },
  { name: 'hostile', items: 6, textOf: (index) => HOSTILE[index % HOSTILE.length] ?? LONG_WORD },
];

export const listPath = ({ name }: CountState) => `/list-${name}`;

/** Lessons have a page of their own, so that summaries list posts and events alone. */
export const coursePath = ({ name }: CountState) => `/course-${name}`;

/** Ends of the paths of the products on such a page; without products, a name that none has. */
export const productSlugs = ({ name, items }: CountState): readonly string[] =>
  items === 0 ? ['no-product'] : Array.from({ length: items }, (_, index) => `${name}-${index + 1}`);
