import fc from 'fast-check';
import { anchorOf, headingAnchors } from './heading-anchors.ts';
import { linkTargets } from './link-targets.ts';

test.each([
  ['Add a block', 'add-a-block'],
  ['`POST /api/platform/deploy`', 'post-apiplatformdeploy'],
  ['What servers need: PostgreSQL, and more', 'what-servers-need-postgresql-and-more'],
  ['0.2.0 — 2026-11-28', '020--2026-11-28'],
  ['Żółć in [a link](other.md#part)', 'żółć-in-a-link'],
  ['snake_case and kebab-case', 'snake_case-and-kebab-case'],
])('the anchor of "%s" is "%s"', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});

test('headings in code blocks are none, and repeated headings are numbered', () => {
  const page =
    '# One\n\n```sh\n# a comment\n```\n\n## Two\n\n  ~~~~\n# another\n~~~\n# still code\n  ~~~~\n\n## Two\n### Two\n#None';
  expect(headingAnchors(page)).toEqual(['one', 'two', 'two-1', 'two-2']);
});

test('anchors hold no space and no character that ends a link', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (heading) => expect(anchorOf(heading)).not.toMatch(/[\s()<>#"]/)),
  );
});

test('links, images, references and HTML lead to places in the repository', () => {
  const page = [
    '[a](one.md) [b](<two.md#part> "title") ![c](images/three.png)',
    '[![d](four.png)](../five.md#a-b) [e](#here) [f](six%20seven.md)',
    '[g]: eight.md',
    '<img src="nine.png"> <a href="#ten">x</a>',
  ].join('\n');
  expect(linkTargets(page)).toEqual([
    { path: 'one.md', anchor: '' },
    { path: 'two.md', anchor: 'part' },
    { path: 'images/three.png', anchor: '' },
    { path: 'four.png', anchor: '' },
    { path: '../five.md', anchor: 'a-b' },
    { path: '', anchor: 'here' },
    { path: 'six seven.md', anchor: '' },
    { path: 'eight.md', anchor: '' },
    { path: 'nine.png', anchor: '' },
    { path: '', anchor: 'ten' },
  ]);
});

test('links to other hosts, by other schemes and in code are left out', () => {
  const page =
    '[a](https://a.example/b) [c](//d.example) [e](mailto:f@g.example) `[h](i.md)` ``[j](k.md)``\n\n```md\n[l](m.md)\n```\n';
  expect(linkTargets(page)).toEqual([]);
  expect(linkTargets(`A stray backtick: \`\n\n${page}\n[n](o.md)`)).toEqual([{ path: 'o.md', anchor: '' }]);
});
