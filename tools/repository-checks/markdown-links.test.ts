import { posix } from 'node:path';
import { headingAnchors } from '../markdown/heading-anchors.ts';
import { linkTargets, type LinkTarget } from '../markdown/link-targets.ts';
import { listFiles, readText } from './repository';

const MARKDOWN = /\.md$/;
const files = listFiles();
const places = new Set(['.', ...files.flatMap((file) => [file, ...foldersOf(file)])]);

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** What is wrong with a link of a page; `undefined` if it leads to a file or folder, and its anchor to a heading. */
function problemOf(page: string, { path, anchor }: LinkTarget): string | undefined {
  const target = path === '' ? page : posix.join(posix.dirname(page), path).replace(/\/$/, '');
  if (!places.has(target)) return `${page} links to ${path}, which does not exist`;
  if (anchor === '' || (MARKDOWN.test(target) && headingAnchors(readText(target)).includes(anchor))) return undefined;
  return `${page} links to ${path}#${anchor}, but no heading has this anchor`;
}

const problemsIn = (page: string, text: string): string[] =>
  linkTargets(text).flatMap((target) => problemOf(page, target) ?? []);

test('every relative link and image of a Markdown page leads to a file, and its anchor to a heading', () => {
  const pages = files.filter((file) => MARKDOWN.test(file));
  expect(pages.flatMap((page) => linkTargets(readText(page))).length).toBeGreaterThan(100);
  expect(pages.flatMap((page) => problemsIn(page, readText(page)))).toEqual([]);
});

test('a link that leads nowhere is found', () => {
  const right =
    '[a](../README.md#glossary) [b](guides/deploy.md) [c](decisions/) ![d](images/boundaries.png) [e](#test-and-measure)';
  expect(problemsIn('docs/commands.md', right)).toEqual([]);
  const wrong =
    '[a](README.md) [b](../README.md#glosary) [c](../../README.md) ![d](images/none.png) [e](#none) [f](../package.json#L3) [g](/README.md)';
  expect(problemsIn('docs/commands.md', wrong)).toEqual([
    'docs/commands.md links to README.md, which does not exist',
    'docs/commands.md links to ../README.md#glosary, but no heading has this anchor',
    'docs/commands.md links to ../../README.md, which does not exist',
    'docs/commands.md links to images/none.png, which does not exist',
    'docs/commands.md links to #none, but no heading has this anchor',
    'docs/commands.md links to ../package.json#L3, but no heading has this anchor',
    'docs/commands.md links to /README.md, which does not exist',
  ]);
});
