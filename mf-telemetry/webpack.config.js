import { remoteConfig } from '../tools/build/remote-config.mjs';

/** All features start on the same idle page, so that what they share is asked for once, beside them. */
const SHARED_BYTES = 2000;

/** @param {import('../tools/build/client-base.mjs').ClientBuild} build */
export default function configure(build) {
  return remoteConfig(build, { sharedBytes: SHARED_BYTES });
}
