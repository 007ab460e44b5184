// Plain functions and `var` only: old versions of Node must be able to parse this file.
import { whyUnsupported } from './supported.mjs';

/**
 * Runs a program if the machine supports it, else prints why not. A Problem is printed without its stack.
 * @param {function(): Promise<{ main: function(string[]): Promise<number> }>} load imports the program, whose `main`
 * takes the command-line arguments and returns the exit code
 */
export function enter(load) {
  var reason = whyUnsupported({ node: process.versions.node, platform: process.platform, architecture: process.arch });
  if (reason !== '') {
    console.error(reason);
    process.exitCode = 1;
    return;
  }
  load()
    .then(function (program) {
      return program.main(process.argv.slice(2));
    })
    .then(
      function (code) {
        process.exitCode = code;
      },
      function (error) {
        console.error(error && error.name === 'Problem' ? error.message : error);
        process.exitCode = 1;
      },
    );
}
