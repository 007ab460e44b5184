import webpack from 'webpack';

/** ts-loader's own complaints say more than webpack's of the same file: that one reads what ts-loader has made of it. */
const FROM_TYPESCRIPT = /^\[tsl\] ERROR in [^\n]*\n\s*/;

/**
 * Runs webpack to its end; its errors become one Error, its warnings too: a build has none of either. The Error's
 * `faults` tell where each of them is.
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
 * Lines webpack counts are those of the compiled file, so what it complains of has to be looked for.
 * @param {import('webpack').StatsError} complaint
 * @returns {import('../explain-build.mjs').Fault}
 */
function faultOf(complaint) {
  const { message, moduleName: file, loc = '' } = complaint;
  if (!isOfTypescript(complaint)) return { text: message, file, near: /'([^']+)'/.exec(message)?.[1] };
  const [line = 1, column = 0] = loc.split(/[:-]/).map(Number);
  return { text: message.replace(FROM_TYPESCRIPT, ''), file, line, column: column + 1 };
}
