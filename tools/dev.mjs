import { enter } from './launch/enter.mjs';

enter(function () {
  return import('./dev/dev-command.mjs');
});
