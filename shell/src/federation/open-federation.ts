import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { FILE_BUDGET_MS } from './file-budget';
import type { ScriptMaker } from './script-maker';

/** Only needed if a script element does not even dispatch `error` within its own time limit. */
const ENTRY_TIMEOUT_MS = FILE_BUDGET_MS.most + 1000;

/** A package that remotes share. */
export interface SharedPackage {
  readonly version: string;
  readonly module: unknown;
}

export interface FederationHost {
  /**
   * The exposed module of the remote with this entry. An entry is evaluated once, however often the page starts, because
   * evaluated code is never freed. After a failure the next call starts again.
   */
  loadRemote(name: string, entry: string): Promise<unknown>;
  /** Makes the next `loadRemote` of the remote start again, because its module is of no use. */
  forget(name: string): void;
  /** Offers packages to every remote. */
  share(packages: Readonly<Record<string, SharedPackage>>): void;
}

/** The signature of the runtime's `createInstance`. */
export type CreateInstance = (options: {
  name: string;
  remotes: [];
  plugins: ModuleFederationRuntimePlugin[];
}) => ModuleFederation;

interface Registration {
  readonly entry: string;
  hasLoaded: boolean;
}

/** The federation host of the page; `script` creates the elements of all entries. */
export function openFederation(createInstance: CreateInstance, script: ScriptMaker['script']): FederationHost {
  const instance = createInstance({
    name: 'colonnade',
    remotes: [],
    plugins: [
      { name: 'colonnade-script', createScript: ({ url }) => ({ script: script(url), timeout: ENTRY_TIMEOUT_MS }) },
    ],
  });
  const registered = new Map<string, Registration>();
  return {
    async loadRemote(name, entry) {
      let registration = registered.get(name);
      if (registration?.entry !== entry || !registration.hasLoaded) {
        registration = { entry, hasLoaded: false };
        registered.set(name, registration);
        // `force`, because the runtime caches failed entries and empty modules.
        instance.registerRemotes([{ name, entry, entryGlobalName: globalNameOf(name) }], { force: true });
      }
      const module = await instance.loadRemote(`${name}/remote`);
      registration.hasLoaded = Boolean(module);
      return module;
    },
    forget: (name) => void registered.delete(name),
    share(packages) {
      const entries = Object.entries(packages).map(([name, { version, module }]) => [
        name,
        { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: false as const } },
      ]);
      instance.registerShared(Object.fromEntries(entries));
    },
  };
}

/** The global variable of a remote's entry, derived from its name as in the build. */
function globalNameOf(name: string): string {
  return name.replaceAll(/\W/g, '_');
}
