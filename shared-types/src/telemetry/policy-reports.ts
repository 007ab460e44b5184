/** Content Security Policy reports, sent by browsers without a crumb. */
export const POLICY_REPORT_CALLS = {
  recordPolicyViolation: { method: 'POST', path: '/api/events/RecordPolicyViolation' },
} as const;
