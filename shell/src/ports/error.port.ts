/** What the browser tells about an error nobody caught. */
export interface PageError {
  readonly error: unknown;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Hears errors and rejections nobody caught, and those somebody caught who wants them told all the same. */
export interface ErrorPort {
  onUncaught(listener: (fault: PageError) => void, signal: AbortSignal): void;
  /** Logs an error, and has anyone who listens hear of it. */
  report(error: unknown): void;
}

/** The window's own error events. */
export function createErrorPort(view: Window & typeof globalThis): ErrorPort {
  return {
    report: (error) => view.reportError(error),
    onUncaught(listener, signal) {
      view.addEventListener(
        'error',
        ({ error, message, filename, lineno, colno }) =>
          listener({ error, message, file: filename, line: lineno, column: colno }),
        { signal },
      );
      view.addEventListener(
        'unhandledrejection',
        ({ reason }) => listener({ error: reason, message: reason instanceof Error ? reason.message : String(reason) }),
        { signal },
      );
    },
  };
}
