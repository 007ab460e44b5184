import { basename, relative } from 'node:path';
import { transformSource } from '../sources/transform-source.mjs';

/** webpack's adapter of `transformSource`. @this {import('webpack').LoaderContext<unknown>} @param {string} source */
export default function sourceLoader(source) {
  const name = `${basename(this.rootContext)}/${relative(this.rootContext, this.resourcePath)}`;
  const onImport = (path) => this.addDependency(path);
  return transformSource({ path: this.resourcePath, name, source, isForPage: true, onImport });
}
