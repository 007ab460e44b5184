import type { ReactElement } from 'react';
import type { EventName } from './events';
import type { Host } from './host/host';
import type { MessageFunctions, Messages } from './host/text';
import type { BlockTypeNumber, BlockVariantNumber } from './site/block-type';
import type { OutsideAreas } from './outside';
import type { FeatureProps } from './render';
import type { LoaderName } from './loaders';

/** Version of this contract; a shell supports the current and the previous one. */
export const CONTRACT = 1;

/** Areas of the product, each owned by one remote; `site` is the shell's. */
export const AREAS = ['site', 'commerce', 'forms', 'blocks', 'telemetry', 'consent', 'admin'] as const;
/** An area; includes another team's own in its repository. */
export type Area = (typeof AREAS)[number] | keyof OutsideAreas;

/** Remotes of this repository, by package folder. Other teams' remotes have the name of their area. */
export const REMOTE_NAMES = ['mf-commerce', 'mf-forms', 'mf-blocks', 'mf-telemetry', 'mf-consent', 'mf-admin'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** `<area>/<feature>`: the feature's path in every package. */
export type FeatureId = `${Area}/${string}`;

/**
 * Slots of the page frame, which features can fill on every page. Pages of the admin area have no header and no footer: there,
 * `admin-frame` is before the page's content, in one element of the class `admin-frame` with it.
 */
export const SLOTS = ['header-actions', 'footer-end', 'page-end', 'admin-frame'] as const;
export type SlotName = (typeof SLOTS)[number];

/** When a feature goes live: on idle, near the viewport, on interaction, or at the first event that it listens to. */
export type Start = 'idle' | 'visible' | 'interaction' | 'event';

/** Loss if the feature fails: `primary` an order, `essential` a duty, `regular` a comfort. */
export type Importance = 'primary' | 'essential' | 'regular';

/** Consent purpose required before the feature may run. */
export type Purpose = 'necessary' | 'functional' | 'analytics' | 'marketing';

/** A module that enhances the server's HTML without React. */
export interface Enhancement<S extends Messages = Messages> {
  /** Starts the feature on its element; everything started must end with `host.stop`. */
  start(root: HTMLElement, host: Host<S>): void | Promise<void>;
}

/** A module whose React view hydrates the server's HTML. */
export interface Hydration<P extends FeatureProps = FeatureProps, S extends Messages = Messages> {
  /** The element as rendered by the server, with effects. */
  element(props: P, host: Host<S>): ReactElement;
}

/** Lazy loaders of a feature's messages; every other locale falls back to `en`. */
export interface MessageLoaders {
  readonly en: () => Promise<{ messages: Messages | MessageFunctions }>;
  readonly [locale: string]: () => Promise<{ messages: Messages | MessageFunctions }>;
}

/** What a website may have of somebody else's service, as the page context names it: a key, a kit, or families of fonts. */
export type CspKey = 'mapsKey' | 'typekitId' | 'googleFonts';

/** A setting of a block, and the values that count. */
export interface SettingCondition {
  readonly key: string;
  readonly is: readonly string[];
}

/** A feature's manifest. In the browser only `id`, `live`, `load` and `messages` remain; the server reads the rest. */
interface FeatureManifest {
  readonly id: FeatureId;
  /** Requirement ids; removed by the build. */
  readonly implements: readonly string[];
  readonly mounts: {
    readonly blockTypes?: readonly BlockTypeNumber[];
    readonly slots?: readonly SlotName[];
    /**
     * Fills its slots only on some pages. `collections`: on those that items live under, as a shop's own; `requested`: on those
     * with another feature that goes live and sends an event that starts this one.
     */
    readonly pages?: 'collections' | 'requested';
  };
  /** Triggers of going live; empty for features without script. */
  readonly starts: readonly Start[];
  /** Block variants that go live; all if absent. Others are complete as HTML. */
  readonly liveVariants?: readonly BlockVariantNumber[];
  /**
   * Name of a setting: only blocks that set it to true go live. What the others show is whole as HTML. In slots there is one
   * setting, `isForAccounts`: true on pages that only accounts may see.
   */
  readonly liveSetting?: string;
  /** How much is lost when it fails. */
  readonly importance: Importance;
  /** `necessary` always runs. */
  readonly purpose: Purpose;
  /** Events it handles; with `event` among its starts, the first one starts it. */
  readonly listens: readonly EventName[];
  /** Those that start it; all if absent. */
  readonly awaits?: readonly EventName[];
  readonly emits: readonly EventName[];
  /** Loaders of its view's data. */
  readonly loads: readonly LoaderName[];
  /** Content Security Policy sources for pages with this feature, by directive. */
  readonly csp?: Readonly<Record<string, readonly string[]>>;
  /** These sources are allowed only if the website has this key. */
  readonly cspKey?: CspKey;
  /** These sources are allowed only on pages with a block of the feature that meets the condition. */
  readonly cspWhen?: SettingCondition;
  /** True if it is invisible before it is live: its styles are in its script. */
  readonly styledLate?: true;
  /** True if it has no visible HTML: the server renders an empty element for its effects, without a view. */
  readonly unseen?: true;
  readonly messages?: MessageLoaders;
}

/** A feature that is complete as HTML, without script. */
export interface HtmlFeature extends FeatureManifest {
  readonly live: 'html';
}

/** A feature whose effects enhance the server's HTML. */
export interface EnhanceFeature extends FeatureManifest {
  readonly live: 'enhance';
  readonly load: () => Promise<Enhancement<never>>;
}

/** A feature whose React view hydrates the server's HTML. */
export interface HydrateFeature extends FeatureManifest {
  readonly live: 'hydrate';
  readonly load: () => Promise<Hydration<never, never>>;
}

export type Feature = HtmlFeature | EnhanceFeature | HydrateFeature;

export interface Setting<T = string | number | boolean> {
  /** Default value. */
  readonly default: T;
  /** One sentence; removed by the build. */
  readonly description: string;
  /** `YYYY-MM-DD` by which a flag must be removed; only for flags. */
  readonly removeBy?: string;
}

/** The module that a remote exposes to the page as `./remote`. */
export interface Remote {
  readonly area: Area;
  /** The `CONTRACT` it was built against. */
  readonly contract: number;
  readonly config: Readonly<Record<string, Setting>>;
  readonly features: readonly Feature[];
}
