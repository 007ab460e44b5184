import { ERROR_REPORT_LIMIT, type JavascriptErrorReport } from 'shared-types/telemetry/error-reports';
import { z } from 'zod';
import { clippedAddress, clippedText as clipped, clippedMessage } from '../clipped-text';

const { perPage, stackLength, textLength } = ERROR_REPORT_LIMIT;

const position = z.number().int().min(0).optional();

export const errorReportsSchema = z
  .array(
    z.object({
      event: z.enum(['error', 'unhandledrejection', 'reported']),
      timestamp: z.number().int().min(0),
      data: z.object({
        websiteId: clipped(textLength),
        templateId: clipped(textLength),
        url: clippedAddress(textLength),
        userAgent: clipped(textLength),
        app: clipped(textLength),
        message: clippedMessage(textLength),
        stack: clippedMessage(stackLength).optional(),
        file: clippedAddress(textLength).optional(),
        line: position,
        column: position,
      }),
    }),
    { error: 'Send an array of reports.' },
  )
  .min(1, 'Send at least one report.')
  .max(perPage, `Send at most ${perPage} reports.`) satisfies z.ZodType<readonly JavascriptErrorReport[]>;
