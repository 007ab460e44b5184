export { remoteConfig as default } from '../tools/build/remote-config.mjs';
