import type { ReactElement } from 'react';
import type { EventName } from './events';
import type { Host } from './host/host';
import type { MessageFunctions, Messages } from './host/text';
import type { BlockTypeNumber, BlockVariantNumber } from './site/block-type';
import type { OutsideAreas } from './outside';
import type { FeatureProps } from './render';
import type { LoaderName } from './loaders';

/** The version of everything in this file; a shell supports the current and the previous one. */
export const CONTRACT = 1;

/** The areas of the product; each of its remotes owns one. `site` is the shell's own. */
export const AREAS = ['site', 'commerce', 'forms', 'blocks', 'telemetry', 'consent', 'admin'] as const;
/** One of the areas; where another team builds, its own too. */
export type Area = (typeof AREAS)[number] | keyof OutsideAreas;

/** The remotes that are built in this repository, by name, which is their folder's. Other teams' remotes are called by their area. */
export const REMOTE_NAMES = ['mf-commerce', 'mf-forms', 'mf-blocks', 'mf-telemetry', 'mf-consent', 'mf-admin'] as const;
/** The name of one of them. */
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** `<area>/<feature>`: the path of the feature in all four trees. */
export type FeatureId = `${Area}/${string}`;

/** Places of the page frame that a feature may fill on every page. */
export const SLOTS = ['header-actions', 'footer-end', 'page-end'] as const;
/** The name of such a place. */
export type SlotName = (typeof SLOTS)[number];

/** What makes a feature go live: the idle page, coming near the viewport, a touch, or the first event it listens to. */
export type Start = 'idle' | 'visible' | 'interaction' | 'event';

/** How much is lost when the feature fails: `primary` an order, `essential` a duty, `regular` a comfort. */
export type Importance = 'primary' | 'essential' | 'regular';

/** What a visitor must have agreed to before the feature may run. */
export type Purpose = 'necessary' | 'functional' | 'analytics' | 'marketing';

/** A module that brings the server's HTML to life without React. */
export interface Enhancement<S extends Messages = Messages> {
  /** Starts the effects on the feature's element; everything started must end with `host.stop`. */
  start(root: HTMLElement, host: Host<S>): void | Promise<void>;
}

/** A module whose React view takes over the server's HTML. */
export interface Hydration<P extends FeatureProps = FeatureProps, S extends Messages = Messages> {
  /** The same element the server rendered, now with its effects. */
  element(props: P, host: Host<S>): ReactElement;
}

/** Lazy loaders of a feature's messages; `en` is the one every other locale falls back to. */
export interface MessageLoaders {
  readonly en: () => Promise<{ messages: Messages | MessageFunctions }>;
  readonly [locale: string]: () => Promise<{ messages: Messages | MessageFunctions }>;
}

/** What a website may have of somebody else's service, as the page context names it: a key, a kit, or families of fonts. */
export type CspKey = 'mapsKey' | 'typekitId' | 'googleFonts';

/** What every feature tells about itself. In the page only its id, its life, its loaders and its messages are left of it: the server reads the rest. */
interface FeatureManifest {
  /** The feature's path. */
  readonly id: FeatureId;
  /** Requirement ids the feature answers for; the build strips them. */
  readonly implements: readonly string[];
  /** Where on a page the feature appears. */
  readonly mounts: {
    readonly blockTypes?: readonly BlockTypeNumber[];
    readonly slots?: readonly SlotName[];
    /**
     * Fills its slots only on some pages. `collections`: on those that items live under, as a shop's own; `requested`: on those
     * with another feature that goes live and sends an event that starts this one.
     */
    readonly pages?: 'collections' | 'requested';
  };
  /** What makes it go live; empty for a feature that is whole as HTML. */
  readonly starts: readonly Start[];
  /** Variants of its blocks that go live; all of them where absent. What the others show is whole as HTML. */
  readonly liveVariants?: readonly BlockVariantNumber[];
  /** Name of a setting: only blocks that set it to true go live. What the others show is whole as HTML. */
  readonly liveSetting?: string;
  /** How much is lost when it fails. */
  readonly importance: Importance;
  /** What the visitor must have agreed to; `necessary` runs always. */
  readonly purpose: Purpose;
  /** Events it hears; with `event` among its starts the first of them starts it. */
  readonly listens: readonly EventName[];
  /** Those of them that start it; all of them where absent. */
  readonly awaits?: readonly EventName[];
  /** Events it sends. */
  readonly emits: readonly EventName[];
  /** Server data its view needs, by name. */
  readonly loads: readonly LoaderName[];
  /** Sources the page's Content Security Policy must allow for it, by directive; other pages do not. */
  readonly csp?: Readonly<Record<string, readonly string[]>>;
  /** The website's key without which the feature asks for none of these sources: they are allowed only where it is set. */
  readonly cspKey?: CspKey;
  /** True where nothing of it is seen before it is live: its style sheet is in its script, and not in the page's own. */
  readonly styledLate?: true;
  /** True where there is nothing of it to see: the server writes an empty element for its effects to start on, and asks no view. */
  readonly unseen?: true;
  /** Its messages by locale. */
  readonly messages?: MessageLoaders;
}

/** A feature that is whole as HTML and has no script. */
export interface HtmlFeature extends FeatureManifest {
  readonly live: 'html';
}

/** A feature whose effects work on the server's HTML. */
export interface EnhanceFeature extends FeatureManifest {
  readonly live: 'enhance';
  /** Fetches the effects. */
  readonly load: () => Promise<Enhancement<never>>;
}

/** A feature whose React view takes over the server's HTML. */
export interface HydrateFeature extends FeatureManifest {
  readonly live: 'hydrate';
  /** Fetches the view. */
  readonly load: () => Promise<Hydration<never, never>>;
}

/** The manifest of a feature. */
export type Feature = HtmlFeature | EnhanceFeature | HydrateFeature;

/** One tunable of a remote. */
export interface Setting<T = string | number | boolean> {
  /** The value where nothing else is said. */
  readonly default: T;
  /** What it changes, in one sentence; the build strips it. */
  readonly description: string;
  /** The day a flag goes away, as `YYYY-MM-DD`; only flags have one. */
  readonly removeBy?: string;
}

/** The one module a remote exposes to the page, as `./remote`. */
export interface Remote {
  readonly area: Area;
  /** The `CONTRACT` it was built against. */
  readonly contract: number;
  readonly config: Readonly<Record<string, Setting>>;
  readonly features: readonly Feature[];
}
