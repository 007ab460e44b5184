import type { Manifest } from 'shared-types/manifest';
import { bundleKey } from '../registry/artifact/bundle-key';
import { SHELL, type Registry } from '../registry/registry';
import { createRegistryState, type RegistryState } from '../registry/registry-state';

/** A build that is not a version yet. */
export interface Candidate {
  readonly manifest: Manifest;
  /** Bytes of a file, verified. */
  read(path: string): Promise<Buffer>;
}

/** The registry as if the candidate were live for everybody. */
export function registryWith(registry: Registry, { manifest, read }: Candidate): Registry {
  const key = bundleKey(manifest);
  return {
    ...registry,
    current: (scope) => stateWith(registry.current(scope), manifest),
    dividesVisitors: () => false,
    manifestOf: async (name, version) =>
      bundleKey({ name, version }) === key ? manifest : registry.manifestOf(name, version),
    files: {
      ...registry.files,
      read: (of, path) => (bundleKey(of) === key ? read(path) : registry.files.read(of, path)),
    },
    serverCode: async (of) => (of === key ? (await read(manifest.server)).toString('utf8') : registry.serverCode(of)),
  };
}

function stateWith({ serial, shell, remotes }: RegistryState, manifest: Manifest): RegistryState {
  const live = { manifest, enabled: true, renders: true };
  return createRegistryState({
    id: `trial ${bundleKey(manifest)}`,
    serial,
    shell: manifest.name === SHELL ? live : shell,
    remotes: manifest.name === SHELL ? remotes : new Map([...remotes, [manifest.name, live]]),
  });
}
