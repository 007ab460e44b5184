/** What the browser tells about an error nobody caught. */
export interface Fault {
  readonly error: unknown;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Hears errors and rejections nobody caught. */
export interface FaultPort {
  onFault(hear: (fault: Fault) => void, signal: AbortSignal): void;
}

/** The window's own error events. */
export function createFaultPort(view: Window): FaultPort {
  return {
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
