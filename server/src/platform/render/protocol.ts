import type { PerRequest } from 'shared-types/host/render-host';
import type { FeatureId } from 'shared-types/remote';
import type { FeatureProps } from 'shared-types/render';
import type { PageContext } from 'shared-types/site/context';
import type { FrameProps } from 'shared-types/site/page/frame';

/** `<name>@<version>`: one server bundle. */
export type BundleKey = string;

export type RenderTask =
  | { readonly kind: 'frame'; readonly props: FrameProps }
  | { readonly kind: 'feature'; readonly feature: FeatureId; readonly props: FeatureProps }
  | { readonly kind: 'state-texts'; readonly feature: FeatureId; readonly stateEvent: unknown };

/** One job of a render process, sent as JSON. */
export interface RenderJob {
  /** The shell's bundle, which creates the host. */
  readonly shell: BundleKey;
  /** The bundle with the feature; for a frame, the shell's. */
  readonly bundle: BundleKey;
  readonly task: RenderTask;
  readonly context: PageContext;
  readonly perRequest: PerRequest;
  /** Jobs with the same object share its `pageMs`. */
  readonly budget: RenderBudget;
}

/** Limits in processor time, so that a busy machine does not matter; loading bundles and waiting do not count. */
export interface RenderBudget {
  /** Limit of one job; a process that exceeds it is ended. */
  readonly jobMs: number;
  /** Once the jobs that share the budget have used this, no other of them starts. */
  readonly pageMs: number;
  /** Limit of a second try after exceeding `jobMs`; without it there is no second try. */
  readonly secondTryMs?: number;
}

/** HTML (empty for an absent view), texts as JSON, or an error. */
export type RenderResult =
  | { readonly ok: true; readonly output: string }
  | { readonly ok: false; readonly message: string };

/** A result, and its processor time in milliseconds. */
export interface TimedResult {
  readonly result: RenderResult;
  readonly usedMs: number;
}

export type ToProcess =
  | { readonly kind: 'load'; readonly key: BundleKey; readonly code: string }
  /** `spentMs` is what other messages have used of each job's page budget. */
  | { readonly kind: 'render'; readonly jobs: readonly RenderJob[]; readonly spentMs: readonly number[] };

/** Results since the last answer, in the order of the jobs; an empty answer means that the process is ready. */
export type FromProcess = readonly TimedResult[];
