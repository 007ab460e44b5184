import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { FILE_BUDGET_MS } from './file-budget';
import type { ScriptMaker } from './script-maker';

/** Only reached where a script element does not even dispatch `error` when its own budget is over. */
const ENTRY_TIMEOUT_MS = FILE_BUDGET_MS.most + 1000;

/** A package that is in the page once, for all remotes. */
export interface SharedPackage {
  readonly version: string;
  readonly module: unknown;
}

/** The page's side of federation. */
export interface FederationHost {
  /**
   * The one exposed module, whatever it is, of the remote with this entry. The entry in use is evaluated once, however
   * often the page starts: code that was evaluated is never freed. Where an attempt failed, the next one starts afresh.
   */
  loadRemote(name: string, entry: string): Promise<unknown>;
  /** Offers packages to every remote. */
  share(packages: Readonly<Record<string, SharedPackage>>): void;
}

/** Makes an instance of the runtime, the way its own `createInstance` does. */
export type CreateInstance = (options: {
  name: string;
  remotes: [];
  plugins: ModuleFederationRuntimePlugin[];
}) => ModuleFederation;

interface Registration {
  readonly entry: string;
  hasLoaded: boolean;
}

/** The federation host of the page; `script` makes the elements of all entries. */
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
        // By force, since the runtime keeps a failed entry, and an empty module.
        instance.registerRemotes([{ name, entry, entryGlobalName: globalNameOf(name) }], { force: true });
      }
      const module = await instance.loadRemote(`${name}/remote`);
      registration.hasLoaded = Boolean(module);
      return module;
    },
    share(packages) {
      const entries = Object.entries(packages).map(([name, { version, module }]) => [
        name,
        { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: false as const } },
      ]);
      instance.registerShared(Object.fromEntries(entries));
    },
  };
}

/** The variable a remote's entry declares; the build derives it from the name in the same way. */
function globalNameOf(name: string): string {
  return name.replaceAll(/\W/g, '_');
}
