// Old versions of Node have to be able to read this file: plain functions and `var` only.
import { whyUnsupported } from './supported.mjs';

/**
 * Runs a program of this folder when the machine is fit for it; else says why not. A problem with a message of its own
 * is shown as that message, anything else with its stack.
 * @param {function(): Promise<{ main: function(string[]): Promise<number> }>} load imports the program, whose `main`
 * takes the args of the command line and returns the exit code
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
