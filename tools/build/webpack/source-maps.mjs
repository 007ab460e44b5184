import { isAbsolute, relative, sep } from 'node:path';
import webpack from 'webpack';
import { projectRoot } from '../files/project.mjs';

/** Beside `client/`, which browsers are served: no address leads there. */
const FILE = '../maps/[file].map';

/**
 * Writes maps of the files for the page into `maps/`, for those who look for the place of an error. They hold positions and
 * names, not the sources, and no file that is served says that there are any.
 * @param {{ name: string, folder: string }} build
 */
export function sourceMapsPlugin({ name, folder }) {
  const root = projectRoot(folder);
  const from = (base, path) => relative(base, path).split(sep).join('/');
  /**
   * A file of the package by the package's name, another by its path in the project. So it is the same wherever they lie:
   * webpack keeps maps, and takes one for another place that it has made for the same file in this one.
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
