import { classesIn } from './classes-in.mjs';

const found = (css: string) => [...classesIn(Buffer.from(css), 'forms')];

test('finds the classes of the area, also within functions, media queries and nested rules', () => {
  expect(found('.forms-a > .forms-b:not(.forms-c, .field) { color: red }')).toEqual(['forms-a', 'forms-b', 'forms-c']);
  expect(found('@layer forms { @media print { .forms-a :is(p, .forms-b > i) { color: red } } }')).toEqual([
    'forms-a',
    'forms-b',
  ]);
  expect(found('.forms-a { .forms-b & { color: red } }')).toEqual(['forms-a', 'forms-b']);
  expect(found('.forms-a:has(> .forms-b) { color: red }')).toEqual(['forms-a', 'forms-b']);
  expect(found('.commerce-a, p { color: red }')).toEqual([]);
});
