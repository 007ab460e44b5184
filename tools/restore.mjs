import { enter } from './launch/enter.mjs';

enter(function () {
  return import('./launch/restore-command.mjs');
});
