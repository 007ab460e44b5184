import { listFiles, readText } from './repository';

/** URLs encode spaces and non-ASCII letters; `fileURLToPath` decodes them. */
const ENCODED = /new URL\([^)]*import\.meta\.url[^)]*\)\s*\.pathname/g;

const encodedIn = (text: string): string[] => [...text.matchAll(ENCODED)].map(([found]) => found);
const files = listFiles().filter((file) => /\.([cm]?js|tsx?)$/.test(file) && !file.endsWith('module-paths.test.ts'));

test('no program uses the pathname of its URL as the path of a file', () => {
  expect(files.filter((file) => encodedIn(readText(file)).length > 0)).toEqual([]);
});

test('the search for such paths finds them', () => {
  const taking = "new URL('a.css', import.meta.url).pathname; new URL(import.meta.url).pathname;";
  expect(encodedIn(taking)).toEqual([
    "new URL('a.css', import.meta.url).pathname",
    'new URL(import.meta.url).pathname',
  ]);
  expect(encodedIn("fileURLToPath(new URL('a.css', import.meta.url)); new URL(address).pathname;")).toEqual([]);
});
