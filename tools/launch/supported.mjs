// Plain functions and `var` only: old versions of Node must be able to parse this file.

/** The oldest supported Node: major and minor number. */
var OLDEST = [20, 19];
var PLATFORMS = ['linux', 'darwin', 'win32'];
var ARCHITECTURES = ['x64', 'arm64'];

/**
 * Why Colonnade cannot run on this machine, or an empty string.
 * @param {{ node: string, platform: string, architecture: string }} machine Node's version as `20.19.0`, and its
 * names of system and processor
 * @returns {string}
 */
export function whyUnsupported(machine) {
  var parts = machine.node.split('.').map(Number);
  if (parts[0] < OLDEST[0] || (parts[0] === OLDEST[0] && parts[1] < OLDEST[1])) {
    return (
      'Colonnade needs Node ' +
      OLDEST.join('.') +
      ' or newer, and this is Node ' +
      machine.node +
      ': install a newer one from https://nodejs.org and start again.'
    );
  }
  if (PLATFORMS.indexOf(machine.platform) < 0 || ARCHITECTURES.indexOf(machine.architecture) < 0) {
    return (
      'Colonnade runs on Linux, macOS and Windows with an x64 or arm64 processor, and this is ' +
      machine.platform +
      ' on ' +
      machine.architecture +
      ': use another machine.'
    );
  }
  return '';
}
