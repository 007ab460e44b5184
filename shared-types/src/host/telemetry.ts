/** An uncaught or reported error, or a named mark. */
export interface TelemetryRecord {
  readonly kind: 'error' | 'mark';
  /** Error message, or name of the mark. */
  readonly text: string;
  /** Milliseconds since the page started. */
  readonly atMs: number;
  readonly stack?: string;
  /** URL of the script; line and column count from 1. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** Remote or `shell` whose code it was, if known. */
  readonly remote?: string;
  readonly version?: string;
  readonly feature?: string;
}

/** Reports errors and marks of a feature; remote and version are added automatically. */
export interface Telemetry {
  error(error: unknown): Promise<void>;
  mark(name: string): Promise<void>;
  /** Passes on the records kept so far, then every new one; only for the feature that sends them. */
  follow(listener: (record: TelemetryRecord) => void): Promise<void>;
}
