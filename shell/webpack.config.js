export { shellConfigs as default } from '../tools/build/webpack/shell-configs.mjs';
