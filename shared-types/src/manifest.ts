import type { BlockEditor } from './site/block-editor';
import type { EventName } from './events';
import type { Fallback } from './render';
import type { CspKey, FeatureId, Importance, Purpose, SlotName, Start } from './remote';
import type { LoaderName } from './loaders';

/** A file of a build: its size and the only content it may have. */
export interface ManifestFile {
  /** Size in bytes, uncompressed. */
  readonly bytes: number;
  /** Subresource integrity value, `sha384-<base64>`. */
  readonly integrity: string;
}

/** What a manifest tells about one feature: the manifest of `remote.ts` without its code. */
export interface ManifestFeature {
  readonly id: FeatureId;
  readonly live: 'html' | 'enhance' | 'hydrate';
  readonly mounts: {
    readonly blockTypes?: readonly number[];
    readonly slots?: readonly SlotName[];
    /**
     * `collections`: fills its slots only on pages that items live under; `requested`: only on pages with a feature that sends an
     * event that starts it; on all where absent.
     */
    readonly pages?: 'collections' | 'requested';
  };
  readonly starts: readonly Start[];
  /** Variants of its blocks that go live; all of them where absent. */
  readonly liveVariants?: readonly number[];
  /** Name of a setting: only blocks that set it to true go live. */
  readonly liveSetting?: string;
  readonly importance: Importance;
  readonly purpose: Purpose;
  readonly listens: readonly EventName[];
  /** Those of them that start it; all of them where absent. */
  readonly awaits?: readonly EventName[];
  readonly emits: readonly EventName[];
  readonly loads: readonly LoaderName[];
  /** Sources the page's Content Security Policy must allow for it, by directive. */
  readonly csp?: Readonly<Record<string, readonly string[]>>;
  /** The website's key without which the feature asks for none of these sources: they are allowed only where it is set. */
  readonly cspKey?: CspKey;
  /** Shown where the view cannot be rendered; taken from the server bundle at build, so that a broken bundle still has it. */
  readonly fallback?: Fallback;
  /** True where there is nothing of it to see: its element is empty, and no view is asked. */
  readonly unseen?: true;
  /** How owners edit its blocks; absent where the editor offers none. */
  readonly editor?: BlockEditor;
  /** The feature's style sheet, relative to the version folder. */
  readonly css?: string;
  /** The feature's own script files, relative to the version folder; the messages of other locales not among them. */
  readonly scripts: readonly string[];
  /** String files by locale, relative to the version folder. */
  readonly messages: Readonly<Record<string, string>>;
}

/** `remote.json`: all there is to know about one build of a remote or of the shell. */
export interface Manifest {
  /** `shell`, or the remote's name. */
  readonly name: string;
  /** `<package version>-<8 hex of the sources>`. */
  readonly version: string;
  /** The `CONTRACT` it was built against. */
  readonly contract: number;
  /** The entry script, relative to the version folder. */
  readonly entry: string;
  /** The server bundle, relative to the version folder. */
  readonly server: string;
  readonly features: readonly ManifestFeature[];
  /** Every file of the build by its path in the version folder, `remote.json` itself not among them. */
  readonly files: Readonly<Record<string, ManifestFile>>;
  /** Sources the Content Security Policy must allow for this remote, by directive. */
  readonly csp: Readonly<Record<string, readonly string[]>>;
  /** Members of the host that its code names, like `bus.send`; absent where the build did not write them down. */
  readonly uses?: readonly string[];
  /** Of the shell: the members of the host that it hands out. */
  readonly provides?: readonly string[];
}
