import { spec } from '../../../../tools/testing/spec';
import { pageQuery } from './page-query';

const after = (keys: number, last: string) => pageQuery({ search: `?${'a&'.repeat(keys)}${last}` });

spec('UTIL-05', 'reads the first thousand keys of the page’s address, and no more', () => {
  expect(after(0, 'logout=true').get('logout')).toBe('true');
  expect(after(999, 'logout=true').get('logout')).toBe('true');
  expect(after(1000, 'logout=true').has('logout')).toBe(false);
  expect([...after(100_000, 'logout=true')]).toHaveLength(1000);
  expect([...pageQuery({ search: '' })]).toEqual([]);
});
