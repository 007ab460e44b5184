import type { ReactElement } from 'react';
import type { RenderHost } from './host/render-host';
import type { MessageFunctions, Strings } from './host/text';
import type { FeatureId } from './remote';
import type { ReadName, Reads } from './reads';
import type { Block } from './site/page';

/** What a form on the page gets back when the server refused it: what was typed, and what is wrong with it. */
export interface FormState {
  /** The typed values by field name. */
  readonly values: Readonly<Record<string, string>>;
  /** Sentences by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** A sentence about the form as a whole. */
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
  readonly data: Readonly<Partial<Record<ReadName, unknown>>>;
  /** Set where this feature's form was refused, or has just been accepted, without script. */
  readonly form?: FormState;
}

/** The props of a feature that declares the reads `R` and settings of shape `T`. */
export interface PropsOf<R extends ReadName = never, T = unknown> extends FeatureProps {
  readonly block: Block<T>;
  readonly data: { readonly [K in R]: Reads[K] };
}

/** HTML that stands for a view: trusted, static, may be empty. One for all languages, or one for each, by locale. */
export type Fallback = string | { readonly en: string; readonly [locale: string]: string };

/** A feature on the server. */
export interface RenderFeature<P extends FeatureProps = FeatureProps, S extends Strings = Strings> {
  /** The feature's view for these props; `null` shows nothing. */
  element(props: P, host: RenderHost<S>): ReactElement | null;
  /** Shown where the view cannot be rendered in time or at all. */
  readonly fallback: Fallback;
  /** All of the feature's words, by locale. */
  readonly strings?: { readonly en: S | MessageFunctions; readonly [locale: string]: S | MessageFunctions };
  /** Words that accompany a fact in a reply, so that `data-fact` elements can follow without the remote. They are kept: the fact comes without its `revision`. */
  factTexts?(fact: never, host: RenderHost<S>): Readonly<Record<string, string>>;
}

/** What a remote's server bundle exports as `remote`. */
export interface RenderRemote {
  readonly contract: number;
  readonly version: string;
  readonly features: Readonly<Record<FeatureId, RenderFeature<never, never>>>;
}
