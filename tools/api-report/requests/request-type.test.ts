import { z } from 'zod';
import { requestFiles, type ContractSource } from './request-files.ts';
import { requestType, type JsonSchema } from './request-type.ts';

const typed = z.string().regex(/^\d$/).transform(Number);

function typeOf(schema: z.ZodType): string {
  return requestType(
    'Sent',
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
    'A request.',
  );
}

test('a request is an interface of its input, with descriptions as comments', () => {
  const schema = z.object({
    id: z.guid().describe('Of the line.'),
    pieces: z.union([z.number(), typed]).pipe(z.int()),
    note: z.string().default(''),
    how: z.enum(['add', "owner's"]).optional(),
  });
  expect(typeOf(schema)).toBe(`/** A request. */
export interface Sent {
  /** Of the line. */
  readonly id: string;
  readonly pieces: number;
  readonly note?: string;
  readonly how?: 'add' | 'owner\\'s';
}
`);
});

test.each([
  ['a list of alternatives', z.array(z.union([z.string(), z.null()])), 'readonly (string | null)[]'],
  ['a text or an empty one', z.union([z.guid(), z.literal('')]), 'string'],
  ['a switch of a form', z.union([z.boolean(), z.literal('on')]), 'boolean'],
  ['names with values', z.record(z.string(), z.number()), 'Readonly<Record<string, number>>'],
  ['whatever is sent', z.unknown(), 'unknown'],
])('%s', (_, schema, type) => {
  expect(typeOf(schema)).toBe(`/** A request. */\nexport type Sent = ${type};\n`);
});

describe('the types that the contract asks for', () => {
  const source = {
    path: 'commerce/cart.ts',
    text: `export type { SetLine as ChangedLine } from '../requests/commerce.generated';
export const CART_CALLS = { setLine: { method: 'PUT', path: '/api/lines/:line' } } as const;`,
  };
  const route = { method: 'PUT', path: '/api/lines/:line', schema: z.object({ line: z.guid(), pieces: z.number() }) };

  test('are derived from the routes of their calls, without path parameters', () => {
    const made = requestFiles([source], [{ ...route, method: 'POST', schema: z.object({}) }, route]);
    expect([...made.keys()]).toEqual(['requests/commerce.generated.ts']);
    expect(made.get('requests/commerce.generated.ts')).toContain(`export interface SetLine {
  readonly pieces: number;
}`);
  });

  test('may be asked for by a source without the call, whose own calls come first', () => {
    const asking = { path: 'admin/rules.ts', text: source.text.split('\n')[0] ?? '' };
    const other = { path: 'other.ts', text: "OTHER = { setLine: { method: 'POST', path: '/api/other' } }" };
    const made = (sources: readonly ContractSource[]) =>
      requestFiles(sources, [route]).get('requests/commerce.generated.ts');
    expect(made([asking, source])).toContain('readonly pieces: number;');
    expect(made([other, source])).toContain('readonly pieces: number;');
  });

  test('need a call and a route', () => {
    expect(() => requestFiles([source], [])).toThrow('PUT /api/lines/:line');
    expect(() => requestFiles([{ ...source, text: source.text.replace('setLine:', 'other:') }], [route])).toThrow(
      'no call setLine',
    );
  });
});
