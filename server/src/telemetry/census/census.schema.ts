import { CENSUS_TEXT_MAX } from 'shared-types/telemetry/census';
import { POPUP_STYLES } from 'shared-types/site/page/popup-overlay';
import { z } from 'zod';
import { clippedAddress, clippedText } from '../clipped-text';

const text = clippedText(CENSUS_TEXT_MAX);
const visitorCookie = text.optional();

export const buttonSeenSchema = z.object({
  visitorCookie,
  buttonId: text.describe("Id of the button's block."),
  text,
  clickthroughUrl: clippedAddress(CENSUS_TEXT_MAX).describe('Address it leads to.'),
  alignment: text.describe('Where it stands in its line, as CSS calls it: `start`, `center`, `end`.'),
  size: text.describe('As it is shown, in CSS pixels: `<width>x<height>`.'),
  newWindow: z.boolean(),
  context: text.describe('Whose part of the page it stands in: `<remote>@<version>`.'),
});

export const formSeenSchema = z.object({
  visitorCookie,
  formId: text.describe("Id of the form's block, which it is sent with."),
});

export const overlaySeenSchema = z.object({
  visitorCookie,
  version: z.number().int().min(0).describe("The popup's version, as its owner counts it."),
  style: z.enum(POPUP_STYLES),
  event: z.enum(['shown', 'closed']).optional().describe('`shown` by default.'),
});

/** The path and the body of `recordQuickView`; both may be empty. */
export const quickViewSchema = z.object({
  id: z.uuid('Send the id of a product.'),
  body: z.object({ visitorCookie }),
});
