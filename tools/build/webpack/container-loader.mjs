import { basename } from 'node:path';

/**
 * The container of a remote that shares nothing. Its module is evaluated on request, so each caller gets its errors.
 * @this {import('webpack').LoaderContext<{}>}
 */
export default function containerLoader() {
  const module = JSON.stringify(`./${basename(this.resourcePath)}`);
  return `export function init() {}
export async function get() {
  const module = await import(/* webpackMode: "eager" */ ${module});
  return () => module;
}`;
}
