import type { BlockEditor } from './site/block-editor';
import type { EventName } from './events';
import type { Fallback } from './render';
import type { CspKey, FeatureId, Importance, Purpose, SettingCondition, SlotName, Start } from './remote';
import type { LoaderName } from './loaders';

export interface ManifestFile {
  /** Uncompressed size in bytes. */
  readonly bytes: number;
  /** Subresource integrity value, `sha384-<base64>`. */
  readonly integrity: string;
}

/** A style sheet for something that only some blocks of a feature show. */
export interface PartialSheet {
  /** Relative to the version folder. */
  readonly css: string;
  /** Pages whose HTML has none of these classes do not get it. */
  readonly classes: readonly string[];
}

/** Manifest of a feature, from its `.feature.ts` without code. */
export interface ManifestFeature {
  readonly id: FeatureId;
  readonly live: 'html' | 'enhance' | 'hydrate';
  readonly mounts: {
    readonly blockTypes?: readonly number[];
    readonly slots?: readonly SlotName[];
    /**
     * `collections`: fills its slots only on pages that items live under; `requested`: only on pages with a feature that sends an
     * event that starts it; on all by default.
     */
    readonly pages?: 'collections' | 'requested';
  };
  readonly starts: readonly Start[];
  /** Block variants that go live; all if absent. */
  readonly liveVariants?: readonly number[];
  /** Name of a setting: only blocks that set it to true go live. */
  readonly liveSetting?: string;
  readonly importance: Importance;
  readonly purpose: Purpose;
  readonly listens: readonly EventName[];
  /** Events that start it; all if absent. */
  readonly awaits?: readonly EventName[];
  readonly emits: readonly EventName[];
  readonly loads: readonly LoaderName[];
  /** Additional Content Security Policy sources, by directive. */
  readonly csp?: Readonly<Record<string, readonly string[]>>;
  /** These sources are allowed only if the website has this key. */
  readonly cspKey?: CspKey;
  /** These sources are allowed only on pages with a block of the feature that meets the condition. */
  readonly cspWhen?: SettingCondition;
  /** Shown if the view cannot be rendered; stored at build time, in case the bundle is broken. */
  readonly fallback?: Fallback;
  /** True if it has no visible HTML: its element is empty, and its view is not rendered. */
  readonly unseen?: true;
  /** How owners edit its blocks, by block type if there are several; absent if the editor offers none. */
  readonly editor?: BlockEditor | readonly BlockEditor[];
  /** The feature's style sheet, relative to the version folder. */
  readonly css?: string;
  /** Its other style sheets. */
  readonly sheets?: readonly PartialSheet[];
  /** Script files, relative to the version folder, without messages of other locales. */
  readonly scripts: readonly string[];
  /** Message files by locale, relative to the version folder. */
  readonly messages: Readonly<Record<string, string>>;
}

/** `remote.json`: the description of a build of a remote or the shell. */
export interface Manifest {
  /** `shell`, or the remote's name. */
  readonly name: string;
  /** `<package version>-<8 hex digits of the sources>`. */
  readonly version: string;
  /** The `CONTRACT` it was built against. */
  readonly contract: number;
  /** Entry script, relative to the version folder. */
  readonly entry: string;
  /** Server bundle, relative to the version folder. */
  readonly server: string;
  readonly features: readonly ManifestFeature[];
  /** All files by path in the version folder, except `remote.json`. */
  readonly files: Readonly<Record<string, ManifestFile>>;
  /** Content Security Policy sources, by directive. */
  readonly csp: Readonly<Record<string, readonly string[]>>;
  /** Host members used by its code, such as `bus.send`; absent in older builds. */
  readonly uses?: readonly string[];
  /** Host members provided; only for the shell. */
  readonly provides?: readonly string[];
}
