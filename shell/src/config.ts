/** Every tunable of the shell. */
export const CONFIG = {
  /** The longest the start-up leaves the page to its first pictures, when it neither loads nor is touched. */
  startBudgetMs: 2000,
  /** How near the viewport a block must come before a `visible` start, in CSS pixels. */
  visibleMarginPx: 200,
  /** The longest a page may keep itself too busy for the idle callback after its load event. */
  idleBudgetMs: 3000,
  /** How long a tap waits for its feature before the native action takes over. */
  tapBudgetMs: 1000,
  /** How long a form that leads away, or went natively, may take to take its page away. */
  leaveBudgetMs: 10_000,
  /** Errors and marks kept until telemetry listens; later ones are only counted. */
  earlyRecords: 50,
  /** Pause before a failing call is tried again. */
  retryDelayMs: 200,
  /** How long a call may take where nothing else is said. */
  requestBudgetMs: 30_000,
  /** How long a dialog waits for its style sheet before it opens without. */
  dialogStyleBudgetMs: 1000,
} as const;

/** The shell's tunables. */
export type ShellConfig = { readonly [K in keyof typeof CONFIG]: number };
