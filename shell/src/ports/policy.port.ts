/** Something refused by the page's Content Security Policy or Trusted Types. */
export interface Refused {
  /** The directive and what it refused. */
  readonly what: string;
  /** URL of the script, if known; line and column are from 1. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

export interface PolicyPort {
  /** Calls for every refusal since the page began, until the signal. */
  onRefused(listener: (refused: Refused) => void, signal: AbortSignal): void;
}

/** A violation as in reports. */
type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'sample' | 'sourceFile' | 'lineNumber' | 'columnNumber'
> & { readonly blockedURL: string };

/** Violations by browser extensions are not the page's. */
const FOREIGN_TO_PAGES = /-extension/;

/** Browsers without reporting throw in the script instead. */
export function createPolicyPort(view: Window & typeof globalThis = window): PolicyPort {
  return {
    onRefused(listener, signal) {
      if (!view.ReportingObserver) return;
      const observer = new view.ReportingObserver(
        (reports) => {
          for (const { body } of reports) report(body as unknown as Violation, listener);
        },
        { types: ['csp-violation'], buffered: true },
      );
      observer.observe();
      signal.addEventListener('abort', () => observer.disconnect());
    },
  };
}

function report(violation: Violation, listener: (refused: Refused) => void): void {
  const {
    effectiveDirective,
    blockedURL,
    sample,
    sourceFile: file,
    lineNumber: line,
    columnNumber: column,
  } = violation;
  if (FOREIGN_TO_PAGES.test(file + blockedURL)) return;
  listener({ what: `${effectiveDirective} ${blockedURL} ${sample}`, ...(file && { file, line, column }) });
}
