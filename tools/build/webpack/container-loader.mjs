import { basename } from 'node:path';

/**
 * Makes the container of a remote that shares nothing out of its module: the two functions that the page's federation runtime
 * asks an entry for. The module is evaluated when it is asked for, so that what it throws is told to who asks.
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
