import type { ReactElement } from 'react';
import type { FormReceipt } from './forms/contact-form';
import type { RenderHost } from './host/render-host';
import type { MessageFunctions, Messages } from './host/text';
import type { FeatureId } from './remote';
import type { LoaderName, LoadedData } from './loaders';
import type { Block } from './site/page/page';

/** State of a form after a post without script. */
export interface FormState {
  /** Typed values by field name. */
  readonly values: Readonly<Record<string, string>>;
  /** Messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly message?: string;
  /** A confirmation question; sending the form again confirms. */
  readonly question?: string;
  readonly code?: string;
  /** A fresh idempotency key, if the sent one cannot be used for this form. */
  readonly key?: string;
  /** True if the form was accepted and its thanks are shown. */
  readonly done?: boolean;
  /** True the first time the thanks are shown, for effects that must happen once. */
  readonly isFirst?: boolean;
  /** What was stored; only the first time the thanks are shown. */
  readonly receipt?: FormReceipt;
}

/** Props of a view; serializable as JSON. */
export interface FeatureProps {
  /** The owner's block; features in slots get a block without settings. */
  readonly block: Block;
  /** Data of the declared loaders, by name. */
  readonly data: Readonly<Partial<Record<LoaderName, unknown>>>;
  /** Present after this feature's form was posted without script. */
  readonly form?: FormState;
}

/** Props of a feature with loaders `R` and settings `T`. */
export interface PropsOf<R extends LoaderName = never, T = unknown> extends FeatureProps {
  readonly block: Block<T>;
  readonly data: { readonly [K in R]: LoadedData[K] };
}

/** Trusted, static HTML in place of a view; may be empty. One for all languages, or by locale. */
export type Fallback = string | { readonly en: string; readonly [locale: string]: string };

export interface RenderFeature<P extends FeatureProps = FeatureProps, S extends Messages = Messages> {
  /** The view for these props; `null` renders nothing. */
  element(props: P, host: RenderHost<S>): ReactElement | null;
  /** Shown if the view cannot be rendered in time or at all. */
  readonly fallback: Fallback;
  readonly messages?: { readonly en: S | MessageFunctions; readonly [locale: string]: S | MessageFunctions };
  /** Texts sent with a state event, for `data-event` elements without the remote; cached, so without `revision`. */
  stateTexts?(stateEvent: never, host: RenderHost<S>): Readonly<Record<string, string>>;
}

/** Export `rendered` of a `<feature>.render.ts`: what differs from the files that the build finds by name. */
export type RenderDifferences = Partial<RenderFeature<never, never>>;

/** Export `remote` of a remote's server bundle; derived from `src/remote.ts` by the build. */
export interface RenderRemote {
  readonly contract: number;
  readonly version: string;
  readonly features: Readonly<Record<FeatureId, RenderFeature<never, never>>>;
}
