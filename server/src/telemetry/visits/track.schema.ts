import { CAMPAIGN_PARAMETERS, TRACK_TEXT_MAX, type CampaignParameter, type Track } from 'shared-types/telemetry/visits';
import { z } from 'zod';
import { clippedAddress } from '../clipped-text';

const text = clippedAddress(TRACK_TEXT_MAX);
const campaign = Object.fromEntries(CAMPAIGN_PARAMETERS.map((name) => [name, text.optional()])) as Record<
  CampaignParameter,
  z.ZodOptional<typeof text>
>;

/** The query of `track`. */
export const trackSchema = z.object({
  ...campaign,
  landing: text,
  refer: text,
  rk: text,
  lang: text,
  screen: text,
}) satisfies z.ZodType<Track>;
