import { enter } from './launch/enter.mjs';

enter(function () {
  return import('./launch/start-command.mjs');
});
