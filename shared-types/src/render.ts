import type { ReactElement } from 'react';
import type { RenderHost } from './host/render-host';
import type { MessageFunctions, Messages } from './host/text';
import type { FeatureId } from './remote';
import type { LoaderName, LoadedData } from './loaders';
import type { Block } from './site/page/page';

/** What a form on the page gets back when the server refused it: what was typed, and what is wrong with it. */
export interface FormState {
  /** The typed values by field name. */
  readonly values: Readonly<Record<string, string>>;
  /** Messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** A message about the form as a whole. */
  readonly message?: string;
  /** A question the form must be sent again to answer, for example the removal of a line. */
  readonly question?: string;
  /** The server's code for what went wrong. */
  readonly code?: string;
  /** A fresh key, where the one that was sent cannot send this form. */
  readonly key?: string;
  /** True where the form has arrived and its thanks are to be shown. */
  readonly done?: boolean;
  /** True where its thanks are shown for the first time, not looked at again: what is to be done once is done now. */
  readonly isFirst?: boolean;
}

/** Everything a view is given: plain data that crosses from server to page as JSON. */
export interface FeatureProps {
  /** The block as the owner set it up; a slot's feature gets a block without settings. */
  readonly block: Block;
  /** Answers to the feature's declared reads, by read name. */
  readonly data: Readonly<Partial<Record<LoaderName, unknown>>>;
  /** Set where this feature's form was refused, or has just been accepted, without script. */
  readonly form?: FormState;
}

/** The props of a feature that declares the reads `R` and settings of shape `T`. */
export interface PropsOf<R extends LoaderName = never, T = unknown> extends FeatureProps {
  readonly block: Block<T>;
  readonly data: { readonly [K in R]: LoadedData[K] };
}

/** HTML that stands for a view: trusted, static, may be empty. One for all languages, or one for each, by locale. */
export type Fallback = string | { readonly en: string; readonly [locale: string]: string };

/** A feature on the server. */
export interface RenderFeature<P extends FeatureProps = FeatureProps, S extends Messages = Messages> {
  /** The feature's view for these props; `null` shows nothing. */
  element(props: P, host: RenderHost<S>): ReactElement | null;
  /** Shown where the view cannot be rendered in time or at all. */
  readonly fallback: Fallback;
  /** All of the feature's messages, by locale. */
  readonly messages?: { readonly en: S | MessageFunctions; readonly [locale: string]: S | MessageFunctions };
  /** Texts that accompany a state event in a reply, so that `data-event` elements can follow without the remote. They are kept: the state event comes without its `revision`. */
  stateTexts?(stateEvent: never, host: RenderHost<S>): Readonly<Record<string, string>>;
}

/**
 * What a feature's `<feature>.render.ts` exports as `rendered`: the parts that differ from what the build finds by the names of
 * files. Those are `element` of `<feature>.view.tsx`, all `*.messages.ts` of the feature's folder, and the remote's `fallback`.
 */
export type RenderDifferences = Partial<RenderFeature<never, never>>;

/** What a remote's server bundle exports as `remote`; the build derives it from `src/remote.ts`. */
export interface RenderRemote {
  readonly contract: number;
  readonly version: string;
  readonly features: Readonly<Record<FeatureId, RenderFeature<never, never>>>;
}
