/** What the browser tells about an error nobody caught. */
export interface Fault {
  readonly error: unknown;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Hears errors and rejections nobody caught, and those somebody caught who wants them told all the same. */
export interface FaultPort {
  onFault(hear: (fault: Fault) => void, signal: AbortSignal): void;
  /** Logs an error, and has whoever listens hear of it. */
  report(error: unknown): void;
}

/** The window's own error events. */
export function createFaultPort(view: Window & typeof globalThis): FaultPort {
  return {
    report: (error) => view.reportError(error),
    onFault(hear, signal) {
      view.addEventListener(
        'error',
        ({ error, message, filename, lineno, colno }) =>
          hear({ error, message, file: filename, line: lineno, column: colno }),
        { signal },
      );
      view.addEventListener(
        'unhandledrejection',
        ({ reason }) => hear({ error: reason, message: reason instanceof Error ? reason.message : String(reason) }),
        { signal },
      );
    },
  };
}
