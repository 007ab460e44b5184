import { enter } from './launch/enter.mjs';

enter(function () {
  return import('./new/new-command.mjs');
});
