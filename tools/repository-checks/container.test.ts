import { REMOTE_NAMES } from 'shared-types/remote';
import { readConfig } from '../../server/src/platform/environment/env';
import { NODE_FLAGS } from '../launch/server/server-args.mjs';
import { readText } from './repository';

const containerfile = readText('Containerfile');
const compose = readText('compose.yaml');
const SERVED = ['server', 'shell', ...REMOTE_NAMES];

test('the container contains the build of every package that a server reads', () => {
  const copied = [...containerfile.matchAll(/^COPY --from=build \/colonnade\/(\S+)\/dist (\S+)$/gm)];
  expect(copied.map(([, name, target]) => [name, target]).sort()).toEqual(
    SERVED.map((name) => [name, `${name}/dist`]).sort(),
  );
});

test('it has the Node version that the packages require, and runs as a plain user', () => {
  const { engines } = JSON.parse(readText('package.json')) as { engines: { node: string } };
  const least = Number(/\d+/.exec(engines.node)?.[0]);
  const images = [...containerfile.matchAll(/^FROM node:(\d+)/gm)];
  expect(images).toHaveLength(2);
  for (const [, version] of images) expect(Number(version)).toBeGreaterThanOrEqual(least);
  expect(containerfile).toMatch(/^USER node$/m);
});

test('its server runs with the flags of all servers', () => {
  const [, args = ''] = /^CMD (.+)$/m.exec(containerfile) ?? [];
  expect(JSON.parse(args)).toEqual(['node', ...NODE_FLAGS, 'server/dist/main.js']);
});

test('local builds and data are left out of it', () => {
  const ignored = readText('.dockerignore').trim().split('\n');
  for (const name of ['.git', '.cache', '.data', '.env', '**/node_modules', '**/dist']) expect(ignored).toContain(name);
});

test('the password of its database is not in the repository', () => {
  expect(readText('.gitignore').split('\n')).toContain('.env');
});

test('the settings of its servers are valid', () => {
  const [block = ''] = /^x-server:[^]*?(?=^\S+:$)/m.exec(compose) ?? [];
  const [settings = ''] = /^ {2}environment:\n((?: {4}.*\n)+)/m.exec(block) ?? [];
  const env = Object.fromEntries(
    [...settings.matchAll(/^ {4}([A-Z_]+): '?(.*?)'?$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\$\{(\w+):\?[^}]*\}/, '$1').replace(/\$\{\w+:-([^}]*)\}/, '$1'),
    ]),
  );
  expect(readConfig(env, '/colonnade')).toMatchObject({
    appDomain: 'colonnade.localhost',
    databaseUrl: 'postgresql://colonnade:POSTGRES_PASSWORD@database:5432/colonnade',
    drainMs: 10_000,
    logLevel: 'info',
    trustedProxies: ['10.89.40.0/24'],
  });
  const documented = readText('docs/settings.md');
  for (const name of Object.keys(env)) expect(documented).toContain(`\`${name}\``);
});
