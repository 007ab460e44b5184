import { TRACE_LIMIT, type Trace } from 'shared-types/telemetry/traces';
import { z } from 'zod';
import { clippedAddress, clippedText, clippedMessage } from '../clipped-text';
import { jsonText } from '../json-text';

const { perCall, textLength } = TRACE_LIMIT;
const text = clippedText(textLength);

const traceSchema = z.object({
  pageUrl: clippedAddress(textLength),
  type: text,
  data: z.object({
    atMs: z.number().min(0),
    text: clippedMessage(textLength).optional(),
    feature: text.optional(),
    remote: text.optional(),
    version: text.optional(),
  }),
}) satisfies z.ZodType<Trace>;

export const recordTracesSchema = z.object({
  data: jsonText(
    z
      .array(traceSchema, { error: 'Send a list of traces.' })
      .min(1, 'Send at least one trace.')
      .max(perCall, `Send at most ${perCall} traces.`),
  ),
});
