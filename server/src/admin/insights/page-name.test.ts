import { INSIGHTS_MESSAGES } from './insights.messages';
import { namedPage } from './page-name';

test.each([
  ['en', 'Other pages', 'Addresses without a page'],
  ['pl', 'Inne strony', 'Adresy bez strony'],
] as const)('what is not a page has a name and no address (%s)', (language, others, nowhere) => {
  const messages = INSIGHTS_MESSAGES[language];
  expect(namedPage('*', messages)).toEqual({ name: others });
  expect(namedPage('', messages)).toEqual({ name: nowhere });
});

test('a page’s name is its address, which is a link if it leads to a page of this site', () => {
  const messages = INSIGHTS_MESSAGES.en;
  expect(namedPage('/shop', messages)).toEqual({ name: '/shop', path: '/shop' });
  expect(namedPage('//other.example', messages)).toEqual({ name: '//other.example' });
  expect(namedPage('/order/{token}', messages)).toEqual({ name: '/order/{token}' });
});
