import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Versions of these packages have broken each other before, so they are only updated deliberately. */
const PINNED = [
  'webpack',
  '@module-federation/enhanced',
  'typescript',
  'typescript-native',
  '@swc/core',
  'esbuild',
  'lightningcss',
];

const { dependencies } = JSON.parse(readFileSync(join(__dirname, 'package.json'), 'utf8')) as {
  dependencies: Readonly<Record<string, string>>;
};

test.each(Object.entries(dependencies))('another team builds with %s %s, as this repository does', (name, version) => {
  const text = readFileSync(join(__dirname, '../../package.json'), 'utf8');
  const { devDependencies } = JSON.parse(text) as { devDependencies: Readonly<Record<string, string>> };
  expect(devDependencies[name]).toBe(version);
});

test.each(PINNED)('%s has one exact version', (name) => {
  const text = readFileSync(join(__dirname, '../../package.json'), 'utf8');
  const { devDependencies } = JSON.parse(text) as { devDependencies: Readonly<Record<string, string>> };
  expect(devDependencies[name]).toMatch(/^(npm:[^@]+@)?\d+\.\d+\.\d+$/);
});
