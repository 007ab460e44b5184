import { CAMPAIGN_PARAMETERS, TRACK_TEXT_MAX, type CampaignParameter } from 'shared-types/telemetry/visits';
import { z } from 'zod';
import { clippedAddress } from '../clipped-text';

const text = clippedAddress(TRACK_TEXT_MAX);
const campaign = Object.fromEntries(CAMPAIGN_PARAMETERS.map((name) => [name, text.optional()])) as Record<
  CampaignParameter,
  z.ZodOptional<typeof text>
>;

export const trackSchema = z.object({
  ...campaign,
  landing: text.describe('Address of the page that was landed on.'),
  refer: text.describe('Address of the page before, as its site lets it be known; empty for none.'),
  rk: text.describe('By chance, so that nothing between browser and server answers in its place.'),
  lang: text.describe("The browser's language, as a BCP 47 tag."),
  screen: text.describe('Of the screen, in CSS pixels: `<width>x<height>`.'),
});

export type Track = z.output<typeof trackSchema>;
