import { z } from 'zod';
import { checkedLater } from './checked-later';

const line = z.string().max(3).describe('A short one.');
const shape = { line, box: z.union([z.boolean(), z.literal('on')]).optional() };
const schema = z.object({ id: z.string().max(9), ...checkedLater(shape) });

test.each([{ id: 'a' }, { id: 'a', line: 'too long', box: 'off' }, { id: 'a', line: [1], box: {} }])(
  'any value passes as it is: %j',
  (sent) => {
    expect(schema.parse(sent)).toEqual(sent);
  },
);

test('the type is that of the schemas that check it later', () => {
  const typeOf = (one: z.ZodType) => z.toJSONSchema(one, { io: 'input', unrepresentable: 'any' });
  expect(typeOf(schema)).toEqual(typeOf(z.object({ id: z.string().max(9), ...shape })));
});
