/** Something the page noticed: an error nobody caught or one that was reported, or a named moment. */
export interface TelemetryRecord {
  readonly kind: 'error' | 'mark';
  /** The error's message, or the mark's name. */
  readonly text: string;
  /** Milliseconds since the page began. */
  readonly atMs: number;
  readonly stack?: string;
  /** Address of the script; line and column in it count from 1. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** The remote, or `shell`, whose code it was, where that is known. */
  readonly remote?: string;
  readonly version?: string;
  /** The feature that reported it. */
  readonly feature?: string;
}

/** Reports what a feature notices. Records carry the remote and the version by themselves. */
export interface Telemetry {
  /** Reports an error that was caught. */
  error(error: unknown): Promise<void>;
  /** Reports a named moment. */
  mark(name: string): Promise<void>;
  /** Hands over the records kept so far and then every new one; for the one feature that sends them. */
  follow(listener: (record: TelemetryRecord) => void): Promise<void>;
}
