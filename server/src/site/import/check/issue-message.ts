import type { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
const UNITS: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' };

/** A readable message for a zod issue; `undefined` keeps zod's own. */
export function issueMessage(issue: RawIssue): string | undefined {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'too_big':
      return bound('at most', issue.maximum, issue.origin);
    case 'too_small':
      return bound('at least', issue.minimum, issue.origin);
    case 'invalid_value':
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    case 'unrecognized_keys':
      return `has a part nobody knows: ${issue.keys.join(', ')}`;
    default:
      return undefined;
  }
}

function bound(comparison: string, limit: number | bigint, origin: string): string {
  const unit = UNITS[origin];
  return unit === undefined ? `must be ${comparison} ${limit}` : `must have ${comparison} ${limit} ${unit}`;
}
