import { DEPLOY_AREA } from './calls/deploy-calls';
import { HEALTH_AREA } from './calls/health-calls';
import { PAGE_AREA } from './calls/page-calls';
import { REMOTE_AREA } from './calls/remote-calls';
import { SIGN_IN_AREA } from './calls/sign-in-calls';
import type { DescribedArea, DescribedCall } from './described-call';

/** Documented calls by area, in the order of the reference. */
export const PLATFORM_AREAS: readonly DescribedArea[] = [
  SIGN_IN_AREA,
  REMOTE_AREA,
  DEPLOY_AREA,
  PAGE_AREA,
  HEALTH_AREA,
];

export const PLATFORM_CALLS: readonly DescribedCall[] = PLATFORM_AREAS.flatMap(({ calls }) => calls);
