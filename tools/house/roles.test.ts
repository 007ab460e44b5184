import { dirname } from 'node:path';
import { spec } from '../testing/spec';
import { listFiles, readText } from './repository';

const LABEL = /^mf-[a-z]+\/src\/features\/[^/]+\/[a-z-]+\.feature\.ts$/;
const ASKS_FOR_ROLE = /\b(websiteRoles|WEBSITE_ROLE)\b/;

spec('CTX-14', 'no feature that shows a block asks for a role', () => {
  const files = listFiles();
  const folders = files.filter((file) => LABEL.test(file) && readText(file).includes('blockTypes')).map(dirname);
  expect(folders.length).toBeGreaterThan(5);
  const shown = files.filter((file) => folders.includes(dirname(file)) || /^mf-[a-z]+\/src\/parts\//.test(file));
  expect(shown.filter((file) => ASKS_FOR_ROLE.test(readText(file)))).toEqual([]);
});
