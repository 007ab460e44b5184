/** Every tunable of the shell. */
export const CONFIG = {
  /** Maximum delay of the start, while the page neither finishes loading nor is interacted with. */
  startBudgetMs: 2000,
  /** Distance from the viewport at which a `visible` block starts, in CSS pixels. */
  visibleMarginPx: 200,
  /** Maximum wait for an idle callback after the load event. */
  idleBudgetMs: 3000,
  /** How long a click waits for its feature before the native action takes over. */
  tapBudgetMs: 1000,
  /** How long a submitted form may take to leave the page. */
  leaveBudgetMs: 10_000,
  /** Number of errors and marks buffered until telemetry listens; later ones are only counted. */
  earlyRecords: 50,
  /** Delay before a failed call is tried again. */
  retryDelayMs: 200,
  /** Default time limit of a call. */
  requestBudgetMs: 30_000,
  /** How long a dialog waits for its style sheet before it opens without. */
  dialogStyleBudgetMs: 1000,
} as const;

export type ShellConfig = { readonly [K in keyof typeof CONFIG]: number };
