import { isAbsolute, relative, sep } from 'node:path';
import webpack from 'webpack';
import { ROOT } from './folders.mjs';

/** Beside `client/`, which browsers are served: no address leads there. */
const FILE = '../maps/[file].map';

/**
 * Writes maps of the files for the page into `maps/`, for those who look for the place of an error. They hold positions and
 * names, not the sources, and no file that is served says that there are any.
 */
export function sourceMapsPlugin() {
  return new webpack.SourceMapDevToolPlugin({
    filename: FILE,
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({ absoluteResourcePath }) => nameOf(absoluteResourcePath),
    fallbackModuleFilenameTemplate: ({ absoluteResourcePath, hash }) => `${nameOf(absoluteResourcePath)}?${hash}`,
  });
}

/** The path in the repository: the same wherever that lies. */
function nameOf(path) {
  return isAbsolute(path) ? relative(ROOT, path).split(sep).join('/') : path;
}
