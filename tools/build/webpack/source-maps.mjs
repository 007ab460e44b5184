import { isAbsolute, relative, sep } from 'node:path';
import webpack from 'webpack';
import { projectRoot } from '../files/project.mjs';

/** Outside of `client/`, so never served. */
const FILE = '../maps/[file].map';

/**
 * Writes source maps without sources into `maps/`, to locate errors; no served file mentions them.
 * @param {{ name: string, folder: string }} build
 */
export function sourceMapsPlugin({ name, folder }) {
  const root = projectRoot(folder);
  const from = (base, path) => relative(base, path).split(sep).join('/');
  /**
   * Names files by package or by their path in the project, so that cached maps do not depend on the location.
   * @param {string} path
   */
  const nameOf = (path) => {
    if (!isAbsolute(path)) return path;
    return path.startsWith(folder + sep) ? `${name}/${from(folder, path)}` : from(root, path);
  };
  return new webpack.SourceMapDevToolPlugin({
    filename: FILE,
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({ absoluteResourcePath }) => nameOf(absoluteResourcePath),
    fallbackModuleFilenameTemplate: ({ absoluteResourcePath, hash }) => `${nameOf(absoluteResourcePath)}?${hash}`,
  });
}
