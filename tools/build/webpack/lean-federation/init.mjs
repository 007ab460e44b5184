export function init({ webpackRequire: { federation } }) {
  return federation.runtime.init(federation.initOptions);
}
