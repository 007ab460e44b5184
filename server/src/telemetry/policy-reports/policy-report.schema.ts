import { z } from 'zod';

/** No page of ours has a longer address. */
const LONGEST = 2000;
const LONGEST_DIRECTIVE = 100;
/** Most reports read of one call; browsers collect them for a minute. */
const MOST_REPORTS = 20;

/** The stored part of a violation: no user agent, code sample or referrer. */
export interface PolicyViolation {
  readonly page: string;
  readonly directive: string;
  /** An address, or a keyword such as `inline` or `eval`. */
  readonly blocked: string;
}

const text = z.string().max(LONGEST);
const directive = z
  .string()
  .max(LONGEST_DIRECTIVE)
  .regex(/^[a-z][a-z-]*$/);

/** `application/csp-report`, as `report-uri` sends it (CSP Level 3, section 5.3). */
const single = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'blocked-uri': text,
      'effective-directive': directive.optional(),
      'violated-directive': text.optional(),
    }),
  })
  .transform(({ 'csp-report': report }): PolicyViolation[] => {
    const [violated = ''] = (report['violated-directive'] ?? '').split(' ', 1);
    const name = report['effective-directive'] ?? violated;
    return [{ page: report['document-uri'], blocked: report['blocked-uri'], directive: name }];
  });

const known = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ documentURL: text, blockedURL: text, effectiveDirective: directive }),
});

/** `application/reports+json` (Reporting API, section 3.3); reports of other kinds are left out. */
const several = z
  .array(z.unknown())
  .min(1)
  .max(MOST_REPORTS)
  .transform((reports) =>
    reports.flatMap((report): PolicyViolation[] => {
      const { data } = known.safeParse(report);
      if (!data) return [];
      const { documentURL: page, blockedURL: blocked, effectiveDirective } = data.body;
      return [{ page, blocked, directive: effectiveDirective }];
    }),
  );

export const policyReportSchema = z.union([several, single]);
