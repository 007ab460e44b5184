import { isAbsolute, relative, sep } from 'node:path';
import webpack from 'webpack';

/** Beside `client/`, which browsers are served: no address leads there. */
const FILE = '../maps/[file].map';

/**
 * Writes maps of the files for the page into `maps/`, for those who look for the place of an error. They hold positions and
 * names, not the sources, and no file that is served says that there are any.
 * @param {string} root the project
 */
export function sourceMapsPlugin(root) {
  /** The path in the project: the same wherever that lies. @param {string} path */
  const nameOf = (path) => (isAbsolute(path) ? relative(root, path).split(sep).join('/') : path);
  return new webpack.SourceMapDevToolPlugin({
    filename: FILE,
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({ absoluteResourcePath }) => nameOf(absoluteResourcePath),
    fallbackModuleFilenameTemplate: ({ absoluteResourcePath, hash }) => `${nameOf(absoluteResourcePath)}?${hash}`,
  });
}
