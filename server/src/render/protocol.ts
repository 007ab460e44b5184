import type { PerRequest } from 'shared-types/host/render-host';
import type { FeatureId } from 'shared-types/remote';
import type { FeatureProps } from 'shared-types/render';
import type { PageContext } from 'shared-types/site/context';
import type { FrameProps } from 'shared-types/site/frame';

/** `<name>@<version>`: one server bundle. */
export type BundleKey = string;

/** What is to be rendered, and with what. */
export type RenderTask =
  | { readonly kind: 'frame'; readonly props: FrameProps }
  | { readonly kind: 'feature'; readonly feature: FeatureId; readonly props: FeatureProps }
  | { readonly kind: 'fact-texts'; readonly feature: FeatureId; readonly fact: unknown };

/** One piece of work for a worker. */
export interface RenderJob {
  /** The shell's bundle, which makes the host. */
  readonly shell: BundleKey;
  /** The bundle of the remote that owns the feature; the shell's own for a frame. */
  readonly bundle: BundleKey;
  readonly task: RenderTask;
  readonly context: PageContext;
  readonly perRequest: PerRequest;
}

/** A message to a worker. */
export type ToWorker =
  | { readonly kind: 'load'; readonly key: BundleKey; readonly code: string }
  | { readonly kind: 'render'; readonly job: RenderJob };

/** A worker's answer: HTML, texts as JSON, or what went wrong. An absent view is an empty string. */
export type FromWorker =
  { readonly ok: true; readonly output: string } | { readonly ok: false; readonly message: string };
