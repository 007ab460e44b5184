import type { PerRequest } from 'shared-types/host/render-host';
import type { FeatureId } from 'shared-types/remote';
import type { FeatureProps } from 'shared-types/render';
import type { PageContext } from 'shared-types/site/context';
import type { FrameProps } from 'shared-types/site/page/frame';

/** `<name>@<version>`: one server bundle. */
export type BundleKey = string;

/** What is to be rendered, and with what. */
export type RenderTask =
  | { readonly kind: 'frame'; readonly props: FrameProps }
  | { readonly kind: 'feature'; readonly feature: FeatureId; readonly props: FeatureProps }
  | { readonly kind: 'state-texts'; readonly feature: FeatureId; readonly stateEvent: unknown };

/** One piece of work for a render process. It crosses a pipe as JSON. */
export interface RenderJob {
  /** The shell's bundle, which makes the host. */
  readonly shell: BundleKey;
  /** The bundle of the remote that owns the feature; the shell's own for a frame. */
  readonly bundle: BundleKey;
  readonly task: RenderTask;
  readonly context: PageContext;
  readonly perRequest: PerRequest;
  /** Jobs that bring the same object share its `pageMs`. */
  readonly budget: RenderBudget;
}

/**
 * What rendering may cost, in milliseconds of the process's processor time: a busy machine takes nothing from it. Loading a
 * bundle and waiting for a process are not counted.
 */
export interface RenderBudget {
  /** Most for this job; a process past it is ended. */
  readonly jobMs: number;
  /** Once the jobs that share this budget have used up this, no other of them begins. */
  readonly pageMs: number;
  /** Most for a job that is tried again after it has used up `jobMs`; no job is tried again where absent. */
  readonly secondTryMs?: number;
}

/** How a job ended: HTML (empty for an absent view) or texts as JSON, or what went wrong. */
export type RenderResult =
  | { readonly ok: true; readonly output: string }
  | { readonly ok: false; readonly message: string };

/** A result, and the milliseconds of processor time that went into it. */
export interface TimedResult {
  readonly result: RenderResult;
  readonly usedMs: number;
}

/** A message to a render process. */
export type ToProcess =
  | { readonly kind: 'load'; readonly key: BundleKey; readonly code: string }
  /** `spentMs` is what other messages have used of each job's page budget. */
  | { readonly kind: 'render'; readonly jobs: readonly RenderJob[]; readonly spentMs: readonly number[] };

/** A process's answer: the results since its last one, in the order of the jobs. A load has one; an empty answer comes first, when the process is ready. */
export type FromProcess = readonly TimedResult[];
