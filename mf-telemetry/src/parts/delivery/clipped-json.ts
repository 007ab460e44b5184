import { ERROR_REPORT_LIMIT } from 'shared-types/telemetry/error-reports';

/** The value as JSON, with texts shortened to the server's limits; stacks may be longer than other texts. */
export function clippedJson(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) =>
    typeof part === 'string'
      ? part.slice(0, name === 'stack' ? ERROR_REPORT_LIMIT.stackLength : ERROR_REPORT_LIMIT.textLength)
      : part,
  );
}
