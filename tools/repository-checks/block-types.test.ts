import {
  ADMIN_BLOCK_TYPE,
  BLOCK_TYPE,
  LOCK_BLOCK_TYPE,
  MEMBER_BLOCK_TYPE,
  SLICE_BLOCK_TYPE,
} from '../../shared-types/src/site/block-type';

test('no two types of blocks have the same number', () => {
  const kinds = [BLOCK_TYPE, ADMIN_BLOCK_TYPE, LOCK_BLOCK_TYPE, MEMBER_BLOCK_TYPE, SLICE_BLOCK_TYPE];
  const numbers = kinds.flatMap((kind): readonly number[] => Object.values(kind));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
