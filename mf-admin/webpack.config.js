export { remoteConfig as default } from '../tools/build/webpack/remote-config.mjs';
