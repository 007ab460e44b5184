/** Where browsers report what a page's Content Security Policy refused. The browser sends it by itself, without a crumb. */
export const POLICY_REPORT_CALLS = {
  recordPolicyViolation: { method: 'POST', path: '/api/events/RecordPolicyViolation' },
} as const;
