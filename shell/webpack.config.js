export { shellConfigs as default } from '../tools/build/shell-configs.mjs';
