import fc from 'fast-check';
import type { Patch, PatchOperation } from 'shared-types/admin/pages/page-change';
import { applyPatch as applyAsServer } from '../../../../../../server/src/site/page-draft/apply-patch';
import { findConflicts as findAsServer } from '../../../../../../server/src/site/page-draft/find-conflicts';
import { exampleContent } from '../../page-editor.fixture';
import { after, anyChance, commandOf, idOf } from '../../commands/commands.fixture';
import { applyPatch } from './apply-patch';
import { diff } from './diff';
import { findConflicts } from './find-conflicts';
import { isSameValue } from './same-value';

const key = fc.constantFrom('a', 'b', 'a/b', '~1', '0', 'toString');
const value = fc.letrec<{ readonly any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, 0, 'text', ''),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(key, tie('any'), { maxKeys: 4, noNullPrototype: true }),
    fc.array(fc.record({ id: fc.constantFrom('x', 'y'), n: fc.nat(3) }), { maxLength: 3 }),
  ),
})).any;

test('the patch between two values leads from one to the other, here and on the server', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      const [before, then] = [{ root: a }, { root: b }];
      const patch = diff(before, then);
      expect(applyPatch(before, patch)).toEqual(then);
      expect(applyAsServer(before, patch)).toEqual({ value: then });
      expect(patch.length === 0).toBe(isSameValue(before, then));
    }),
    { numRuns: 1000 },
  );
});

test.each<[string, unknown, unknown, Patch]>([
  ['a changed member', { a: 1, b: 2 }, { a: 1, b: 3 }, [{ op: 'replace', path: '/b', value: 3 }]],
  ['a member that is undefined', { a: 1 }, { a: undefined }, [{ op: 'remove', path: '/a' }]],
  ['an item that came', { a: [1, 3] }, { a: [1, 2, 3] }, [{ op: 'add', path: '/a/1', value: 2 }]],
  ['an item that went', { a: [1, 2, 3] }, { a: [1, 3] }, [{ op: 'remove', path: '/a/1' }]],
  ['a changed item', { a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, [{ op: 'replace', path: '/a/1/b', value: 3 }]],
  ['items that may have changed places', { a: [1, 2] }, { a: [2, 1] }, [{ op: 'replace', path: '/a', value: [2, 1] }]],
  [
    'items with ids',
    {
      a: [
        { id: 'x', n: 1 },
        { id: 'y', n: 1 },
      ],
    },
    {
      a: [
        { id: 'x', n: 2 },
        { id: 'y', n: 3 },
      ],
    },
    [
      { op: 'replace', path: '/a/0/n', value: 2 },
      { op: 'replace', path: '/a/1/n', value: 3 },
    ],
  ],
])('%s is named as exactly as it is known', (_what, before, then, patch) => {
  expect(diff(before, then)).toEqual(patch);
});

const place = fc.constantFrom(
  ...['/title', '/blocks/one', '/blocks/one/settings/text', '/blocks/one/settings/items/0', '/blocks/onemore'],
  ...['/blocks/one/settings/items/-', '/blocks/one/settings/items/1/title', '/blocks/one/settings/items'],
  ...['/body/layout/rows', '/body/layout/rows/0', '/body/layout/rows/1/columns/0/blocks/-', '/body/raw', '/nowhere/x'],
);
const operation: fc.Arbitrary<PatchOperation> = fc.oneof(
  fc.record({ op: fc.constantFrom('add', 'replace'), path: place, value: fc.constantFrom('x', [1], { title: 'y' }) }),
  fc.record({ op: fc.constant('remove'), path: place }),
);
const patches = fc.array(operation, { minLength: 1, maxLength: 4 });

test('conflicts are found and patches applied as on the server', () => {
  const page = {
    title: 'Home',
    body: { raw: false, layout: { rows: [{ columns: [{ blocks: ['one'] }] }, { columns: [{ blocks: [] }] }] } },
    blocks: { one: { settings: { text: 'a', items: [{ title: 'x' }, { title: 'y' }] } } },
  };
  fc.assert(
    fc.property(patches, patches, (one, other) => {
      expect(findConflicts(one, other)).toEqual(findAsServer(one, other));
      const { value: patched } = applyAsServer(page, one);
      expect(applyPatch(page, one)).toEqual(patched);
    }),
    { numRuns: 1000 },
  );
});

test('what is unchanged is shared, so that it need not be compared', () => {
  const before = { a: { b: 1 }, c: { d: 1 } };
  const then = applyPatch(before, [{ op: 'replace', path: '/a/b', value: 2 }]);
  expect(then?.c).toBe(before.c);
});

test('patches of commands without a conflict give the same page in either order', () => {
  let count = 0;
  fc.assert(
    fc.property(anyChance, anyChance, (one, other) => {
      const page = exampleContent();
      const patchOf = (chance: typeof one, id: number): Patch => {
        const command = commandOf(page, chance, () => idOf(id++));
        return command ? diff(page, after(page, command)) : [];
      };
      const [mine, theirs] = [patchOf(one, 100), patchOf(other, 200)];
      if (mine.length === 0 || theirs.length === 0 || findConflicts(mine, theirs).length > 0) return;
      count += 1;
      const both = (first: Patch, second: Patch) => applyPatch(applyPatch(page, first), second);
      expect(both(mine, theirs)).toEqual(both(theirs, mine));
    }),
    { numRuns: 500 },
  );
  expect(count).toBeGreaterThan(100);
});
