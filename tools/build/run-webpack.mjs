import webpack from 'webpack';

/**
 * Runs webpack to its end; its errors become one Error, its warnings too: a build has none of either.
 * @param {import('webpack').Configuration | import('webpack').Configuration[]} configuration
 */
export async function runWebpack(configuration) {
  const compiler = webpack(/** @type {any} */ (configuration));
  try {
    const stats = await new Promise((resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : resolve(result))),
    );
    if (!stats.hasErrors() && !stats.hasWarnings()) return;
    throw new Error(
      stats.toString({ preset: 'none', errors: true, warnings: true, errorDetails: false, colors: false }).trim(),
    );
  } finally {
    await new Promise((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve(undefined))));
  }
}
