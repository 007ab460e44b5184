import { enter } from './launch/enter.mjs';

enter(function () {
  return import('./checks/test-command.mjs');
});
