/** Something that the page's Content Security Policy, Trusted Types among it, has refused. */
export interface Refused {
  /** The directive and what it refused. */
  readonly what: string;
  /** Address of the script that tried, where the browser knows it; line and column in it count from 1. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Hears what the page's policy refuses. */
export interface PolicyPort {
  /** Calls for all that was refused since the page began, and from then on, until the signal. */
  onRefused(listener: (refused: Refused) => void, signal: AbortSignal): void;
}

/** A violation as reports have it. */
type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'sample' | 'sourceFile' | 'lineNumber' | 'columnNumber'
> & { readonly blockedURL: string };

/** Browser extensions put their own things into pages; a page's policy is not about them. */
const FOREIGN_TO_PAGES = /-extension/;

/** What the browser reports of it; nothing where it keeps no reports for pages: what a script tries there throws in that script. */
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
