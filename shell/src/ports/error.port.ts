/** An uncaught error. */
export interface PageError {
  readonly error: unknown;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Reports uncaught errors and rejections, and errors passed to `report`. */
export interface ErrorPort {
  onUncaught(listener: (fault: PageError) => void, signal: AbortSignal): void;
  /** Logs an error and passes it to the listeners. */
  report(error: unknown): void;
}

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
