import { addressLines } from './address-lines';

test('an address is formatted for its country, without empty lines', () => {
  const address = {
    firstName: 'Ada',
    lastName: '',
    line1: 'Am Markt 1',
    line2: '',
    city: 'Bonn',
    state: '',
    zip: '53111',
    country: 'DE',
  };
  expect(addressLines(address, 'en')).toEqual(['Ada', 'Am Markt 1', '53111 Bonn', 'Germany']);
  expect(addressLines({ ...address, country: 'US', state: 'NRW', zip: '' }, 'pl')).toEqual([
    'Ada',
    'Am Markt 1',
    'Bonn, NRW',
    'Stany Zjednoczone',
  ]);
});
