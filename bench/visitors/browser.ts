import { CHROMIUM_FLAGS } from '../../tools/launch/browsers/chromium-flags.mjs';
import { findChromium } from '../../tools/launch/browsers/chromium.mjs';

export const BROWSER = { executablePath: await findChromium(), args: CHROMIUM_FLAGS };
