import { enter } from './launch/enter.mjs';

enter(function () {
  return import('./launch/backup-command.mjs');
});
