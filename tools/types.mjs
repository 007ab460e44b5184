import { enter } from './launch/enter.mjs';

enter(function () {
  return import('./checks/types-command.mjs');
});
