import { enter } from './launch/enter.mjs';

enter(function () {
  return import('./launch/typescript.mjs').then(function () {
    return import('./new/new-command.ts');
  });
});
