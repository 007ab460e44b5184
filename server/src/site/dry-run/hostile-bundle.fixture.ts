import type { Manifest } from 'shared-types/manifest';
import type { FeatureId } from 'shared-types/remote';
import type { BuildFolder } from '../registry/publish/build-folder';
import { featureOf, manifestOf } from '../registry/gate/manifest.fixture';
import { integrityOf } from '../registry/artifact/integrity';

export const HOSTILE = 'hostile-lab';
const FIRST_TYPE = 10_400;

/**
 * Attacks of a bundle, at evaluation and in its view. Each returns what it could reach, or nothing. `tried` returns
 * nothing for exceptions; `kept` lives as long as the bundle.
 */
const ATTACKS: Readonly<Record<string, string>> = {
  builtins: `const names = ['fs', 'node:fs', 'child_process', 'net', 'process', 'module', 'worker_threads', 'vm', 'os'];
    return names.map((name) => tried(() => require(name) && name)).join('') + tried(() => process.getBuiltinModule('fs') && 'builtin')`,
  evaluates: `return tried(() => (() => 0).constructor.constructor('return process.pid')())
    + tried(() => require('react').createElement.constructor('return this.process.pid')())
    + tried(() => Object.getPrototypeOf(async () => 0).constructor('return process.pid')() && 'async') + tried(() => (0, eval)('1'))`,
  import: `import('node:fs').then((fs) => { kept.imported = Object.keys(fs).length }, () => {}); return kept.imported`,
  webassembly: `return new WebAssembly.Memory({ initial: 1 }).buffer.byteLength`,
  worker: `return [typeof Worker, typeof MessageChannel, typeof BroadcastChannel].filter((type) => type !== 'undefined').join('')`,
  dlopen: `return tried(() => process.dlopen({ exports: {} }, '/lib/x.node') ?? 'dlopen') + tried(() => process.binding('fs') && 'binding')
    + tried(() => process._linkedBinding('fs') && 'linked')`,
  pollution: `const { props, host } = kept; tried(() => (Object.prototype.polluted = 'Object'));
    for (const one of [props, host, [], () => 0]) tried(() => (one.__proto__.polluted = 'prototype'));
    tried(() => Object.defineProperty(Array.prototype, 'map', { value: () => [] }));
    tried(() => Object.setPrototypeOf(Object.prototype, { polluted: 'above' }));
    return ({}).polluted ?? [].polluted ?? (() => 0).polluted ?? ([1].map(String)[0] === '1' ? '' : 'map')`,
  react: `const React = require('react'); const jsx = require('react/jsx-runtime'); const received = (kept.received ??= []);
    for (const name of ['createElement', 'useState', 'jsx', 'jsxs']) for (const one of [React, jsx]) {
      tried(() => { 'use strict'; const own = one[name]; one[name] = (...all) => { received.push(all); return own(...all) } });
      tried(() => Object.defineProperty(one, name, { value: (...all) => received.push(all) })) }
    return received.length + Object.keys(React).filter((name) => name.startsWith('__')).length || ''`,
  json: `const received = (kept.read ??= []);
    for (const [of, name] of [[JSON, 'parse'], [JSON, 'stringify'], [Map.prototype, 'get'], [Array.prototype, 'push'], [String.prototype, 'replace']])
      tried(() => { const own = of[name]; of[name] = function (...all) { received.push(all); return own.apply(this, all) } });
    JSON.parse('[1]'); 'a'.replace('a', ''); new Map().get(1); tried(() => { globalThis.received = received }); tried(() => (globalThis.Map = class {}));
    return received.length || globalThis.received?.length || (Map.name === 'Map' ? '' : 'Map')`,
  clock: `return [typeof SharedArrayBuffer, typeof Atomics, typeof performance, typeof setTimeout].filter((type) => type !== 'undefined').join('')`,
  proc: `return tried(() => require('node:fs').readFileSync('/proc/self/environ', 'utf8') || 'environ')
    + tried(() => process.binding('fs').open('/proc/1/environ')) + tried(() => fetch('file:///proc/self/environ') && 'fetch')`,
  sockets: `return tried(() => require('net').connect(5432) && 'net')
    + [typeof fetch, typeof WebSocket, typeof EventSource, typeof XMLHttpRequest].filter((type) => type !== 'undefined').join('')`,
  children: `return tried(() => require('child_process').execSync('id')) + tried(() => process.binding('spawn_sync') && 'spawn')
    + tried(() => process.kill(1, 0) && 'kill')`,
  environment: `return tried(() => Object.keys(process.env).join()) + tried(() => process.argv.join()) + tried(() => process.cwd())`,
  inspector: `return tried(() => require('inspector').url() ?? 'inspector') + tried(() => process._debugProcess(1) ?? 'debug')
    + tried(() => Object.keys(console).filter((name) => /profile|context|time|inspect/.test(name)).join())`,
  cache: `return tried(() => Object.keys(require.cache).join()) + tried(() => require.main.filename) + tried(() => require.resolve('react'))
    + tried(() => module.parent.filename) + tried(() => module.constructor._load('fs') && 'load') + tried(() => arguments.callee.caller?.caller?.caller?.caller?.name)`,
  stacks: `const stacks = [() => null.x, () => require('nothing'), () => new URL('no address'), () => decodeURI('%'), () => 'x'.repeat(-1)]
      .map((work) => { try { return work() } catch (error) { return error.stack } });
    const frames = tried(() => { Error.prepareStackTrace = (_, all) => all; return typeof new Error('x').stack === 'string' ? '' : 'frames' });
    return frames + (/(?:node:|file:|[( ]\\/)[^\\n]*/.exec(stacks.join('\\n'))?.[0] ?? '')`,
  symlinks: `const fs = require('fs'); fs.symlinkSync('/etc/passwd', '/tmp/passwd'); return fs.readFileSync('/tmp/passwd', 'utf8')`,
  matches: `return ['input', '$_', 'lastMatch', 'leftContext', 'rightContext', '$1'].map((name) => RegExp[name] ?? '').join('')`,
  forges: `tried(() => process.stdout.write(Buffer.alloc(64))); console.log('\\0'.repeat(64)); Promise.resolve().then(() => { kept.later = 'later' });
    return [typeof Buffer, typeof queueMicrotask, typeof setImmediate].filter((type) => type !== 'undefined').join('')`,
};

/** Attacks that end the process or never end; in views only. */
const BREAKS: Readonly<Record<string, string>> = {
  loops: `for (;;);`,
  fills: `const all = []; for (;;) all.push(new Array(1e5).fill(all.length))`,
  allocates: `const all = []; for (;;) all.push(new Uint8Array(3e7).fill(1))`,
  throws: `throw new Proxy(new Error('x'), { get() { for (const name of ['stack']) throw name }, getPrototypeOf() { throw 1 } })`,
};

/** All attacks by name, in the order of their blocks' types. */
export const HOSTILE_NAMES = [...Object.keys(ATTACKS), ...Object.keys(BREAKS)];
/** Attacks after which something can still be shown. */
export const QUIET_NAMES = Object.keys(ATTACKS);

/** Blocks that run all attacks, once their title is `now`. */
export function hostileBlocks(title: 'later' | 'now') {
  return HOSTILE_NAMES.map((_name, index) => ({ type: FIRST_TYPE + index, settings: { title } }));
}

function bundleOf(version: string, isAtOnce: boolean): string {
  const features = [...Object.entries(ATTACKS), ...Object.entries(BREAKS)].map(
    ([name, code]) => `'${HOSTILE}/${name}': { fallback: '', element: view('${name}', function () { ${code} }) }`,
  );
  // The dry run throws what was reached, so that the reasons show it; later it is displayed.
  return `const { createElement } = require('react');
    const kept = {};
    const tried = (work) => { try { return String(work() ?? '') } catch { return '' } };
    const whenLoaded = {};
    function view(name, attack) {
      const breaks = ${JSON.stringify(Object.keys(BREAKS))}.includes(name);
      if (!breaks) whenLoaded[name] = tried(attack);
      return (props, host) => {
        Object.assign(kept, { props, host });
        if (${!isAtOnce} && props.block.settings.title !== 'now') return createElement('p', null, 'quiet');
        if (breaks) return attack();
        const got = 'GOT[' + whenLoaded[name] + tried(attack) + ']';
        if (${isAtOnce}) throw new Error(got);
        return createElement('p', { className: name }, got);
      };
    }
    module.exports.remote = { contract: 1, version: '${version}', features: { ${features.join(',')} } };`;
}

/**
 * A build of all attacks: one that attacks at once and throws the results, or one that waits until its blocks say
 * `now`.
 */
export function hostileBuild(
  version: string,
  when: 'at once' | 'later',
): BuildFolder & { readonly manifest: Manifest } {
  const bytes: Readonly<Record<string, Buffer>> = {
    'client/list.js': Buffer.from('void 0;'),
    'client/remote.js': Buffer.from('void 0;'),
    'server.cjs': Buffer.from(bundleOf(version, when === 'at once')),
  };
  const files = Object.fromEntries(
    Object.entries(bytes).map(([path, content]) => [path, { bytes: content.length, integrity: integrityOf(content) }]),
  );
  const features = HOSTILE_NAMES.map((name, index) =>
    featureOf(`${HOSTILE}/${name}` as FeatureId, {
      live: 'html',
      starts: [],
      mounts: { blockTypes: [FIRST_TYPE + index] },
      scripts: ['client/list.js'],
    }),
  );
  const manifest = manifestOf(HOSTILE, features, { version, files, uses: [] });
  const all: Readonly<Record<string, Buffer>> = { ...bytes, 'remote.json': Buffer.from(JSON.stringify(manifest)) };
  return { manifest, read: async (path) => all[path] ?? Promise.reject(new Error(`The build has no ${path}.`)) };
}
