import { enter } from './launch/enter.mjs';

enter(function () {
  return import('./launch/build-command.mjs');
});
