/** Makes a remote's own instance; what is shared is shared whole, never shaken. */
export function init({ webpackRequire: { federation } }) {
  return federation.runtime.init(federation.initOptions);
}
