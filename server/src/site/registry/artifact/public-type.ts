import { PUBLIC_FOLDER } from './artifact-files';

/** Only what browsers run or show leaves a version; server bundles stay inside. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};

/** What a file of a version is served as; `undefined` for one that no browser is served. */
export function publicType(path: string): string | undefined {
  return path.startsWith(PUBLIC_FOLDER) ? CONTENT_TYPES[path.slice(path.lastIndexOf('.') + 1)] : undefined;
}
