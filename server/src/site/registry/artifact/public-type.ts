import { PUBLIC_FOLDER } from './artifact-files';

/** Types that are served to browsers; server bundles are never served. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};

/** The content type of a file; undefined for files that are not served. */
export function publicType(path: string): string | undefined {
  return path.startsWith(PUBLIC_FOLDER) ? CONTENT_TYPES[path.slice(path.lastIndexOf('.') + 1)] : undefined;
}
