import fc from 'fast-check';
import { headingAnchors } from '../../markdown/heading-anchors.ts';
import { linkTargets } from '../../markdown/link-targets.ts';
import { makeReference } from './make-reference.ts';
import type { OpenapiDocument, Operation, Response } from './openapi.ts';

function errors(codes: Readonly<Record<string, number>>): Response {
  const examples = Object.entries(codes).map(([code, status]) => [code, { summary: 'Why | how.', 'x-status': status }]);
  const schema = { $ref: '#/components/schemas/Failure' };
  return { description: '', content: { 'application/json': { schema, examples: Object.fromEntries(examples) } } };
}

const CALL: Operation = {
  operationId: 'addLine',
  tags: ['Carts'],
  summary: 'Add a line',
  description: 'Adds a line to a cart.',
  parameters: [
    { name: 'cart', in: 'path', required: true, schema: { type: 'string', description: 'Id of the cart.' } },
  ],
  requestBody: {
    content: { 'application/json': { schema: { properties: { pieces: { type: 'integer', minimum: 1 } } } } },
  },
  responses: {
    200: { description: 'The line.', content: { 'text/plain': {} } },
    303: { description: 'Elsewhere.' },
    404: errors({ 'carts/gone': 404 }),
    default: { $ref: '#/components/responses/Failure' },
  },
  security: [{ session: ['carts.edit'], crumb: [] }],
};

function documentOf(paths: OpenapiDocument['paths'], tags = ['Carts']): OpenapiDocument {
  return {
    info: { description: 'An introduction.' },
    tags: tags.map((name) => ({ name, description: `About ${name}.` })),
    paths,
    components: {
      schemas: { Failure: { properties: { code: { type: 'string' } }, required: ['code'] } },
      responses: { Failure: errors({ 'site/internal': 500 }) },
      securitySchemes: {},
    },
  };
}

test('a call says who may make it, what it takes, and what it replies', () => {
  const reference = makeReference(documentOf({ '/carts/{cart}': { post: CALL } }));
  expect(reference.slice(reference.indexOf('## Contents'))).toBe(`## Contents

- [Carts](#carts)
  - [Add a line](#add-a-line) \`POST /carts/{cart}\`
- [Errors](#errors)
  - [\`Failure\`](#failure)

## Carts

About Carts.

### Add a line

\`POST /carts/{cart}\` (\`addLine\`)

Adds a line to a cart.

**Access:** accounts with the capability \`carts.edit\`, with the crumb.

**Parameters**

| Name | In | Type | Required | Description |
| --- | --- | --- | --- | --- |
| \`cart\` | path | string | yes | Id of the cart. |

**Body** (\`application/json\`)

| Name | Type | Limits | Required |
| --- | --- | --- | --- |
| \`pieces\` | integer | at least 1 | no |

**Reply 200** (\`text/plain\`): The line.

**Reply 303**: Elsewhere.

**Errors** ([\`Failure\`](#failure)), and [the errors of every call](#errors):

| Status | Code | Message |
| --- | --- | --- |
| 404 | \`carts/gone\` | Why \\| how. |

## Errors

Programs go by the code; messages depend on the language. Every call can have these errors:

| Status | Code | Message |
| --- | --- | --- |
| 500 | \`site/internal\` | Why \\| how. |

### \`Failure\`

| Name | Type | Required |
| --- | --- | --- |
| \`code\` | string | yes |
`);
});

const ACCESS: readonly (readonly [Operation['security'][number], string])[] = [
  [{}, 'everyone.'],
  [{ crumb: [] }, 'everyone, with the crumb.'],
  [{ session: ['a.read', 'b.read'] }, 'accounts with the capability `a.read` or `b.read`.'],
  [{ deployToken: [] }, 'a deploy token.'],
];

test.each(ACCESS)('access by %j is for %s', (requirement, access) => {
  const reference = makeReference(documentOf({ '/': { get: { ...CALL, security: [requirement] } } }));
  expect(reference).toContain(`**Access:** ${access}\n`);
});

const name = fc.stringMatching(/^[A-Z][a-z]{0,3}( [a-z]{1,3})?$/);
const documents = fc
  .uniqueArray(name, { minLength: 1, maxLength: 3 })
  .chain((tags) =>
    fc
      .array(fc.record({ summary: name, tag: fc.constantFrom(...tags) }), { maxLength: 6 })
      .map((calls) =>
        documentOf(
          Object.fromEntries(
            calls.map(({ summary, tag }, index) => [`/${index}`, { get: { ...CALL, summary, tags: [tag] } }]),
          ),
          tags,
        ),
      ),
  );

test('the contents link to every heading in its order, whatever the headings are', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const reference = makeReference(document);
      const anchors = headingAnchors(reference).slice(2);
      const targets = linkTargets(reference).map(({ anchor }) => anchor);
      expect(targets.slice(0, anchors.length)).toEqual(anchors);
      expect(targets.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
      expect(anchors).toHaveLength(document.tags.length + Object.keys(document.paths).length + 2);
      expect(reference).not.toContain('undefined');
    }),
  );
});
