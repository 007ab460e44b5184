import { readPlaces } from './read-places';

const KEY = 'AIzaSy-a_key';

test('without a key the place search is off; with one it asks Google', () => {
  expect([readPlaces({}), readPlaces({ PLACES_KEY: '', PLACES_URL: 'https://other.example' })]).toEqual([{}, {}]);
  expect(readPlaces({ PLACES_KEY: KEY })).toEqual({ places: { key: KEY, url: 'https://places.googleapis.com' } });
  expect(readPlaces({ PLACES_KEY: KEY, PLACES_URL: 'http://localhost:8080' }).places?.url).toBe(
    'http://localhost:8080',
  );
});

test('an invalid key or address stops the start, and the key is not repeated', () => {
  expect(() => readPlaces({ PLACES_KEY: 'white space' })).toThrow(/^PLACES_KEY is not a Google API key/);
  for (const url of [
    'other.example',
    'http://other.example',
    'https://other.example/v1',
    'https://other.example/',
    'x',
  ])
    expect(() => readPlaces({ PLACES_KEY: KEY, PLACES_URL: url })).toThrow(`PLACES_URL is "${url}"`);
});
