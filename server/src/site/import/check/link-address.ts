import { linkProblem } from 'shared-types/site/link/link-rules';

/** True for a link that the link editor would take. */
export function isLinkAddress(address: string): boolean {
  return linkProblem(address) === undefined;
}
