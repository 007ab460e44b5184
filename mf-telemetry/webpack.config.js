import { remoteConfig } from '../tools/build/remote-config.mjs';

/** All features start on the same idle page: one file is asked for once, and named once in every page's release. */
const SHARED_BYTES = 0;

/** @param {import('../tools/build/client-base.mjs').ClientBuild} build */
export default function configure(build) {
  return remoteConfig(build, { sharedBytes: SHARED_BYTES });
}
