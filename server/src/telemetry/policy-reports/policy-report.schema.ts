import { z } from 'zod';

/** Longer addresses are no page's of ours. */
const LONGEST = 2000;
const LONGEST_DIRECTIVE = 100;
/** Most reports of one call that are looked at; a browser collects them for a minute. */
const MOST_REPORTS = 20;

/** A violation as far as it is kept: no user agent, no sample of code and no referrer. */
export interface PolicyViolation {
  /** Address of the page. */
  readonly page: string;
  readonly directive: string;
  /** An address, or a word such as `inline` or `eval`. */
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

/** What browsers send where a policy refused something. */
export const policyReportSchema = z.union([several, single]);
