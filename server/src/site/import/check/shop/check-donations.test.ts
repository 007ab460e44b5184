import { exampleDocument } from '../../../../../../tools/testing/site/example-document';
import { donationPage, KILN, withPages } from '../../../../commerce/donation/donations.fixture';
import { mistakesIn } from '../../mistakes.fixture';

const messageOf = (settings: object, more = {}) =>
  mistakesIn(withPages(exampleDocument(), donationPage('/kiln', settings, more)))
    .map((message) => message.replace('pages[3].blocks[0]', ''))
    .join('\n');

test('a valid donation is accepted', () => {
  expect(messageOf(KILN)).toBe('');
  expect(messageOf({ title: 'Clay' })).toBe('');
  expect(messageOf({ title: 'Clay', amounts: [500], takesAnyAmount: false })).toBe('');
});

test.each([
  [{}, '.settings.title: is missing.'],
  [{ title: ' ' }, '.settings.title: '],
  [{ title: 'Clay', amounts: [0] }, '.settings.amounts[0]: '],
  [{ title: 'Clay', amounts: [10.5] }, '.settings.amounts[0]: '],
  [{ title: 'Clay', amounts: [500, 500] }, '.settings.amounts: must not name an amount twice'],
  [{ title: 'Clay', takesAnyAmount: false }, '.settings.amounts: must not be empty'],
  [{ title: 'Clay', leastCents: 900, mostCents: 800 }, '.settings.mostCents: must not be less than leastCents'],
  [{ title: 'Clay', mostCents: 10_000_001 }, '.settings.mostCents: '],
  [{ title: 'Clay', goal: 1 }, '.settings: has a part nobody knows: goal.'],
])('%j is refused', (settings, message) => {
  expect(messageOf(settings)).toContain(message);
});

test('one page asks for one donation, and is public', () => {
  expect(messageOf(KILN, { lock: { by: 'members' } })).toContain('.type: cannot be on a page behind a lock');
  const page = donationPage('/kiln');
  const twice = { ...page, blocks: [...page.blocks, ...donationPage('/other').blocks] };
  expect(mistakesIn(withPages(exampleDocument(), twice)).join('\n')).toContain('the page has a donation already');
});
