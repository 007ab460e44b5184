import type { MenuEntry } from 'shared-types/blocks/basic/menu';
import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const block = (settings: unknown): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a18', type: BLOCK_TYPE.menu, settings },
  data: {},
});

const food: readonly MenuEntry[] = [
  { title: 'Rye bread and butter', price: '$4' },
  { kind: 'section', title: 'To begin', description: 'Until five o’clock.' },
  {
    title: 'Beetroot soup',
    description: 'Clear, with mushroom dumplings',
    price: '$9.50',
    tags: 'vegan, contains celery',
  },
  { title: 'Herring', description: 'With apple and soured cream', price: '$11' },
  { kind: 'section', title: 'Sweet' },
  { title: 'Apple cake', price: 'Market price', tags: 'vegetarian' },
];
const drinks: readonly MenuEntry[] = [
  { title: 'Kompot', description: 'A jug for the table', price: '$7' },
  { title: 'Orange wine', price: 'glass $9, bottle $42' },
];
const dish = (number: number): MenuEntry => ({ title: `Dish ${number}`, price: `$${number}` });

export const examples = {
  tabs: block({
    menus: [
      { title: 'Food', description: 'What is in season decides.', entries: food },
      { title: 'Drinks', entries: drinks },
      { title: 'For children', entries: [] },
    ],
  }),
  one: block({ menus: [{ title: 'Lunch', entries: food }], headingLevel: 3 }),
  sixty: block({
    menus: [{ title: 'Everything', entries: Array.from({ length: 60 }, (_, index) => dish(index + 1)) }],
  }),
  arabic: block({
    menus: [
      { title: 'الطعام', entries: [{ title: 'حساء العدس', description: 'مع الليمون', price: '٩٫٥٠', tags: 'نباتي' }] },
      { title: 'المشروبات', entries: [{ title: 'شاي بالنعناع', price: '٣' }] },
    ],
  }),
  long: block({
    menus: [
      {
        title: 'Mittagstischangebote'.repeat(4),
        entries: [{ title: 'Rindfleischsuppe'.repeat(12), price: '9'.repeat(40) }],
      },
      { title: 'Getränke', entries: [{ ...food[2], description: 'lang '.repeat(200), tags: 'mild, '.repeat(30) }] },
    ],
  }),
} as const;
