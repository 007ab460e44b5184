import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, readText, ROOT } from './repository';

const MAX_BINARY_BYTES = 200_000;
const TEXT = /\.(ts|tsx|mjs|cjs|js|json|css|md|yml|yaml|html)$/;
const LOCAL_PATH = /(^|[\s"'`(=])\/(home|root|work|Users)\/[a-z]/m;

const files = listFiles();

test('no binary is larger than 200 kB', () => {
  const large = files.filter((file) => !TEXT.test(file) && statSync(join(ROOT, file)).size > MAX_BINARY_BYTES);
  expect(large).toEqual([]);
});

test('no file contains a path of one machine', () => {
  const wrong = files.filter(
    (file) => TEXT.test(file) && file !== 'package-lock.json' && LOCAL_PATH.test(readText(file)),
  );
  expect(wrong).toEqual([]);
});

test('the lock file contains no registry addresses', () => {
  expect(readText('package-lock.json')).not.toMatch(/"resolved": "http/);
});

test('webpack is pinned to the one version that module federation works with', () => {
  const { devDependencies } = JSON.parse(readText('package.json')) as { devDependencies: Record<string, string> };
  expect(devDependencies['webpack']).toBe('5.110.3');
  expect(devDependencies['@module-federation/enhanced']).toBe('2.9.2');
});

test('the lock file has the optional packages of every system, some of which an install may leave out', () => {
  const { packages } = JSON.parse(readText('package-lock.json')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`${place}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test('every dependency is pinned exactly', () => {
  const loose = files
    .filter((file) => file.endsWith('package.json'))
    .flatMap((file) => {
      const manifest = JSON.parse(readText(file)) as Record<string, Record<string, string> | undefined>;
      const all = { ...manifest['dependencies'], ...manifest['devDependencies'], ...manifest['optionalDependencies'] };
      return Object.entries(all).flatMap(([name, range]) =>
        /^(npm:[^@]+@)?\d/.test(range) ? [] : [`${file}: ${name} ${range}`],
      );
    });
  expect(loose).toEqual([]);
});
