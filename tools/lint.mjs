import { enter } from './launch/enter.mjs';

enter(function () {
  return import('./checks/lint-command.mjs');
});
