import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostMembers, usedMembers } from './host-members.mjs';
import { contractFolder } from '../files/project.mjs';

let members: string[];
beforeAll(async () => {
  members = (await hostMembers(contractFolder(__dirname))).needed;
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colonnade-host-'));
  await mkdir(join(folder, 'src'));
});
afterEach(() => rm(folder, { recursive: true }));

test('an optional member is not needed, nor are its own members', async () => {
  await Promise.all(['host', 'site'].map((name) => mkdir(join(folder, name))));
  await writeFile(join(folder, 'site/context.ts'), '');
  await writeFile(
    join(folder, 'host/host.ts'),
    `export interface Host { readonly bus: Bus; readonly greetings?: Greetings }
     interface Bus { send(): void; wait?(): void }
     interface Greetings { hello(): string }`,
  );
  expect(await hostMembers(folder)).toEqual({
    all: ['bus', 'bus.send', 'bus.wait', 'greetings', 'greetings.hello'],
    needed: ['bus', 'bus.send'],
  });
});

async function usedIn(source: string, file = 'start.effects.ts'): Promise<string[]> {
  await writeFile(join(folder, 'src', file), source);
  return usedMembers(folder, members);
}

test('the contract’s host has its own members, those of views, and their members', () => {
  expect(members).toEqual(
    expect.arrayContaining(['bus', 'bus.send', 'context.locale', 'money.cents', 'navigate', 'text']),
  );
  expect(members).toEqual([...members].sort());
});

test.each([
  ['by its name', `export const a = (host: Host) => host.bus.send('x');`, ['bus', 'bus.send']],
  ['through an optional chain', `export const a = (host: Host) => host.bus?.send;`, ['bus', 'bus.send']],
  [
    'taken apart',
    `export function a(host: Host) { const { money: m, stop } = host; m.cents(1); }`,
    ['money', 'money.cents', 'stop'],
  ],
  [
    'taken apart twice',
    `export function a(host: Host) { const { context: { locale } } = host; }`,
    ['context', 'context.locale'],
  ],
  ['as a parameter taken apart', `export const a = ({ bus }: Pick<Host, 'bus'>) => bus.on;`, ['bus', 'bus.on']],
  [
    'as a parameter whose type is known elsewhere',
    `export const a: A = { b({ stop, telemetry }) { telemetry.error(stop); } };`,
    ['stop', 'telemetry', 'telemetry.error'],
  ],
])('finds a member %s', async (_how, source, found) => {
  expect(await usedIn(source)).toEqual(found);
});

test('ignores what only looks like a member', async () => {
  expect(await usedIn(`export const a = ({ text, width }: Box) => text.bus + host.unheardOf;`)).toEqual([]);
  expect(await usedIn(`export const a = (host: Host) => host.bus;`, 'start.effects.test.ts')).toEqual([]);
});
