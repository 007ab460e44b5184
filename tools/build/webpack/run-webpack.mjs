import webpack from 'webpack';

/** ts-loader's errors are more precise than webpack's about the file ts-loader has compiled. */
const FROM_TYPESCRIPT = /^\[tsl\] ERROR in [^\n]*\n\s*/;

/**
 * Runs webpack; errors and warnings become one Error with `faults`.
 * @param {import('webpack').Configuration | import('webpack').Configuration[]} configuration
 */
export async function runWebpack(configuration) {
  const compiler = webpack(/** @type {any} */ (configuration));
  try {
    const stats = await new Promise((resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : resolve(result))),
    );
    if (!stats.hasErrors() && !stats.hasWarnings()) return;
    const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
    throw webpackError([...errors, ...warnings]);
  } finally {
    await new Promise((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve(undefined))));
  }
}

/** @param {import('webpack').StatsError[]} complaints */
function webpackError(complaints) {
  const reported = new Set(complaints.filter(isOfTypescript).map(({ moduleName }) => moduleName));
  const faults = complaints
    .filter((complaint) => isOfTypescript(complaint) || !reported.has(complaint.moduleName))
    .map(faultOf);
  return Object.assign(new Error(faults.map(({ text }) => text).join('\n')), { faults });
}

/** @param {import('webpack').StatsError} complaint */
function isOfTypescript({ message }) {
  return FROM_TYPESCRIPT.test(message);
}

/**
 * webpack's line numbers are those of the compiled file, so the position has to be searched.
 * @param {import('webpack').StatsError} complaint
 * @returns {import('../explain-build.mjs').Fault}
 */
function faultOf(complaint) {
  const { message, moduleName: file, loc = '' } = complaint;
  if (!isOfTypescript(complaint)) return { text: message, file, near: /'([^']+)'/.exec(message)?.[1] };
  const [line = 1, column = 0] = loc.split(/[:-]/).map(Number);
  return { text: message.replace(FROM_TYPESCRIPT, ''), file, line, column: column + 1 };
}
