import { INSIGHTS_SENTENCES } from './insights.sentences';
import { namedPage } from './page-name';

test.each([
  ['en', 'Other pages', 'Addresses where there is no page'],
  ['pl', 'Inne strony', 'Adresy, pod którymi nie ma strony'],
] as const)('what is no page has a name and no address (%s)', (language, others, nowhere) => {
  const words = INSIGHTS_SENTENCES[language];
  expect(namedPage('*', words)).toEqual({ name: others });
  expect(namedPage('', words)).toEqual({ name: nowhere });
});

test('a page is called by its address, which is a link where it leads to a page of this site', () => {
  const words = INSIGHTS_SENTENCES.en;
  expect(namedPage('/shop', words)).toEqual({ name: '/shop', path: '/shop' });
  expect(namedPage('//other.example', words)).toEqual({ name: '//other.example' });
  expect(namedPage('/order/{token}', words)).toEqual({ name: '/order/{token}' });
});
