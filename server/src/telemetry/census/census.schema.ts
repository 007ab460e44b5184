import { CENSUS_TEXT_MAX, type ButtonSeen, type FormSeen, type OverlaySeen } from 'shared-types/telemetry/census';
import { POPUP_STYLES } from 'shared-types/site/page/popup-overlay';
import { z } from 'zod';
import { clippedAddress, clippedText } from '../clipped-text';

const text = clippedText(CENSUS_TEXT_MAX);
const visitorCookie = text.optional();

/** The body of `buttonClick` and `buttonRender`. */
export const buttonSeenSchema = z.object({
  visitorCookie,
  buttonId: text,
  text,
  clickthroughUrl: clippedAddress(CENSUS_TEXT_MAX),
  alignment: text,
  size: text,
  newWindow: z.boolean(),
  context: text,
}) satisfies z.ZodType<ButtonSeen>;

/** The body of `formRender`. */
export const formSeenSchema = z.object({ visitorCookie, formId: text }) satisfies z.ZodType<FormSeen>;

/** The body of `overlay`. */
export const overlaySeenSchema = z.object({
  visitorCookie,
  version: z.number().int().min(0),
  style: z.enum(POPUP_STYLES),
}) satisfies z.ZodType<OverlaySeen>;

/** The path and the body of `recordQuickView`, which may be empty. */
export const quickViewSchema = z.object({
  id: z.uuid('Send the id of a product.'),
  body: z.object({ visitorCookie }),
});
