import { posix } from 'node:path';
import fc from 'fast-check';
import type { Manifest } from 'shared-types/manifest';
import { spec } from '../../../../tools/testing/spec';
import { anyText } from '../../../../tools/testing/any-text';
import { objectPath } from '../../platform/objects/object-key';
import { artifactKey } from '../registry/artifact/artifact-files';
import { integrityOf } from '../registry/artifact/integrity';
import { readManifest } from '../registry/artifact/manifest.schema';

const FILE = { bytes: 1, integrity: integrityOf(Buffer.from('x')) };
const VERSION = { name: 'mf-forms', version: '1.2.3-0a1b2c3d' };

/** A manifest with this path of one file. */
function withPath(path: string): Buffer {
  const files: Manifest['files'] = { 'client/remote.js': FILE, 'server.cjs': FILE, [path]: FILE };
  const list = {
    ...VERSION,
    contract: 1,
    entry: 'client/remote.js',
    server: 'server.cjs',
    features: [],
    files,
    csp: {},
  };
  return Buffer.from(JSON.stringify(list));
}

const pieces = fc
  .array(
    fc.constantFrom('..', '.', '/', '\\', 'a', '%2e', '%2f', '\0', '~', 'C:', 'client', '.git', '__proto__', 'é', ' '),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''));

spec('PLAT-02', 'any path in a build is refused or lies in the folder of the version', () => {
  let taken = 0;
  fc.assert(
    fc.property(fc.oneof(pieces, anyText({ maxLength: 30 })), (path) => {
      const read = readManifest(withPath(path));
      if (!read.ok) return;
      taken += 1;
      const folder = posix.join('/objects', artifactKey(VERSION, ''));
      for (const listed of Object.keys(read.manifest.files)) {
        const place = objectPath('/objects', artifactKey(VERSION, listed));
        expect(place).toBe(`${folder}${listed}`);
        expect(posix.normalize(place)).toBe(place);
      }
    }),
    { numRuns: 3000 },
  );
  expect(taken).toBeGreaterThan(30);
});
