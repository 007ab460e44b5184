import { dirname } from 'node:path';
import { spec } from '../testing/spec';
import { listFiles, readText } from './repository';

const MANIFEST_FILE = /^mf-[a-z]+\/src\/features\/[^/]+\/[a-z-]+\.feature\.ts$/;
const READS_ROLE = /\b(websiteRoles|WEBSITE_ROLE)\b/;

spec('CTX-14', 'no feature that shows a block asks for a role', () => {
  const files = listFiles();
  const folders = files
    .filter((file) => MANIFEST_FILE.test(file) && readText(file).includes('blockTypes'))
    .map(dirname);
  expect(folders.length).toBeGreaterThan(5);
  // Any part of such a remote may be in a block.
  const parts = [...new Set(folders.map((folder) => folder.replace(/\/features\/.*/, '/parts/')))];
  const shown = files.filter((file) => folders.includes(dirname(file)) || parts.some((part) => file.startsWith(part)));
  expect(shown.filter((file) => READS_ROLE.test(readText(file)))).toEqual([]);
});
