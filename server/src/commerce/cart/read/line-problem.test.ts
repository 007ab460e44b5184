import { PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { lineProblem } from './cart-lines';

const line = {
  productType: PRODUCT_TYPE.physical,
  workflowStatus: WORKFLOW_STATUS.published,
  isRemoved: false,
  quantity: 3,
  available: 3,
  isFormMissing: false,
};

test('a line within the stock has no problem', () => {
  expect(lineProblem(line)).toBeUndefined();
  expect(lineProblem({ ...line, available: undefined, quantity: 999 })).toBeUndefined();
});

test('a line over the stock has too many, or is sold out', () => {
  expect(lineProblem({ ...line, available: 2 })).toBe('too-many');
  expect(lineProblem({ ...line, available: 0 })).toBe('sold-out');
});

test('a line that lacks answers reports this, unless it has a problem that no answer solves', () => {
  expect(lineProblem({ ...line, isFormMissing: true })).toBe('form');
  expect(lineProblem({ ...line, isFormMissing: true, available: 2 })).toBe('too-many');
  expect(lineProblem({ ...line, isFormMissing: true, workflowStatus: WORKFLOW_STATUS.draft })).toBe('gone');
});

test('a line of a hidden product is gone, whatever its stock', () => {
  expect(lineProblem({ ...line, workflowStatus: WORKFLOW_STATUS.draft })).toBe('gone');
  expect(lineProblem({ ...line, workflowStatus: WORKFLOW_STATUS.deleted, available: 0 })).toBe('gone');
  expect(lineProblem({ ...line, isRemoved: true, available: 0 })).toBe('gone');
});

test('a gift card cannot be bought from a cart: it is bought by itself', () => {
  expect(lineProblem({ ...line, productType: PRODUCT_TYPE.giftCard, available: undefined })).toBe('gone');
});
