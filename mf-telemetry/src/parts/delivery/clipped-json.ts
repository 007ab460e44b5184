import { ERROR_REPORT_LIMIT } from 'shared-types/telemetry/error-reports';

/** The value as JSON, its texts cut to what the server keeps of them: of a stack more than of all others. */
export function clippedJson(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) =>
    typeof part === 'string'
      ? part.slice(0, name === 'stack' ? ERROR_REPORT_LIMIT.stackLength : ERROR_REPORT_LIMIT.textLength)
      : part,
  );
}
