import fc from 'fast-check';
import type { Patch, PatchOperation } from 'shared-types/admin/pages/page-change';
import { pointerOf } from '../page-content/pointer';
import { applyPatch } from './apply-patch';
import { findConflicts } from './find-conflicts';

const set = (path: string, value: unknown): PatchOperation => ({ op: 'replace', path, value });

test.each<[what: string, patch: Patch, value: unknown]>([
  ['adds a member', [{ op: 'add', path: '/c', value: 3 }], { a: [1, 2], b: { d: '' }, c: 3 }],
  ['replaces a member that is there', [{ op: 'add', path: '/b', value: 3 }], { a: [1, 2], b: 3 }],
  ['inserts an item', [{ op: 'add', path: '/a/1', value: 9 }], { a: [1, 9, 2], b: { d: '' } }],
  ['appends an item', [{ op: 'add', path: '/a/-', value: 9 }], { a: [1, 2, 9], b: { d: '' } }],
  ['removes an item', [{ op: 'remove', path: '/a/0' }], { a: [2], b: { d: '' } }],
  ['removes a member', [{ op: 'remove', path: '/b/d' }], { a: [1, 2], b: {} }],
  ['replaces everything', [set('', 7)], 7],
  ['applies operations in order', [set('/b', { e: 1 }), set('/b/e', 2)], { a: [1, 2], b: { e: 2 } }],
])('a patch %s', (_what, patch, value) => {
  const before = { a: [1, 2], b: { d: '' } };
  expect(applyPatch(before, patch)).toEqual({ value });
  expect(before).toEqual({ a: [1, 2], b: { d: '' } });
});

test('escaped pointers name keys with slashes and tildes', () => {
  expect(applyPatch({ 'a/b': { '~1': 0 } }, [set(pointerOf(['a/b', '~1']), 1)])).toEqual({
    value: { 'a/b': { '~1': 1 } },
  });
});

test.each<[what: string, operation: PatchOperation]>([
  ['a member that is not there', set('/c', 1)],
  ['a member below a text', set('/b/d/e', 1)],
  ['a pointer without a slash', set('a', 1)],
  ['an item past the end', { op: 'add', path: '/a/3', value: 1 }],
  ['an item that is not there', { op: 'remove', path: '/a/2' }],
  ['an index that is none', set('/a/01', 1)],
  ['the length of a list', set('/a/length', 0)],
  ['an inherited member', set('/b/toString/x', 1)],
  ['a prototype', { op: 'add', path: '/__proto__/x', value: 1 }],
  ['a constructor', { op: 'add', path: '/b/constructor', value: 1 }],
])('%s does not fit, and nothing is polluted', (_what, operation) => {
  expect(applyPatch({ a: [1, 2], b: { d: '' } }, [operation])).toEqual({ misfit: operation.path });
  expect('x' in {} || 'x' in Object.prototype.toString).toBe(false);
});

/** Patches that fit this page, in random places of it. */
const page = {
  title: 'Home',
  body: { layout: { rows: [{ columns: [1] }, { columns: [2] }] } },
  blocks: {
    one: { settings: { text: 'a', items: [{ title: 'x' }, { title: 'y' }] } },
    two: { settings: { text: 'b' } },
  },
};
const operation = fc.oneof(
  fc
    .constantFrom('/title', '/blocks/one', '/blocks/one/settings/text', '/blocks/one/settings/items')
    .map((path) => set(path, path)),
  fc
    .constantFrom('/blocks/one/settings/items/0', '/blocks/one/settings/items/1/title', '/blocks/two/settings')
    .map((path) => set(path, { path })),
  fc
    .constantFrom('/body/layout/rows', '/body/layout/rows/0', '/body/layout/rows/1/columns')
    .map((path) => set(path, [path])),
  fc
    .constantFrom(
      '/blocks/three',
      '/blocks/one/settings/items/0',
      '/blocks/one/settings/items/-',
      '/body/layout/rows/1',
    )
    .map((path): PatchOperation => ({ op: 'add', path, value: { added: path } })),
  fc
    .constantFrom('/blocks/two', '/blocks/one/settings/items/1', '/blocks/one/settings/text', '/body/layout/rows/0')
    .map((path): PatchOperation => ({ op: 'remove', path })),
);
const patch = fc
  .array(operation, { minLength: 1, maxLength: 3 })
  .filter((one) => applyPatch(page, one).misfit === undefined);

test('patches without a conflict give the same page in either order', () => {
  let count = 0;
  fc.assert(
    fc.property(patch, patch, (one, other) => {
      if (findConflicts(one, other).length > 0) return;
      count += 1;
      const after = (first: Patch, second: Patch) => applyPatch(applyPatch(page, first).value, second);
      expect(after(one, other)).toEqual(after(other, one));
      expect(after(one, other).misfit).toBeUndefined();
    }),
    { numRuns: 500 },
  );
  expect(count).toBeGreaterThan(20);
});

test('whether two patches conflict does not depend on their order', () => {
  fc.assert(
    fc.property(patch, patch, (one, other) => {
      expect(findConflicts(one, other).length > 0).toBe(findConflicts(other, one).length > 0);
    }),
  );
});

test.each<[what: string, mine: string, theirs: string, conflicts: boolean]>([
  ['the same place', '/title', '/title', true],
  ['a block that was removed', '/blocks/one/settings/text', '/blocks/one', true],
  ['two settings of a block', '/blocks/one/settings/text', '/blocks/one/settings/items', false],
  ['names that begin alike', '/blocks/one', '/blocks/one-more', false],
  ['two rows of the layout', '/body/layout/rows/0', '/body/layout/rows/1', true],
  ['two items of a list', '/blocks/one/settings/items/0', '/blocks/one/settings/items/1', false],
])('%s', (_what, mine, theirs, conflicts) => {
  expect(findConflicts([set(mine, 1)], [set(theirs, 2)])).toEqual(conflicts ? [mine] : []);
});

test('an item that comes moves the others of its list', () => {
  const added: Patch = [{ op: 'add', path: '/items/0', value: 1 }];
  expect(findConflicts([set('/items/1/title', 'x')], added)).toEqual(['/items/1/title']);
});
