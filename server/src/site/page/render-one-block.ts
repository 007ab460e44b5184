import type { PlannedOutgoing } from './outgoing';
import type { PlannedBlock } from './page-blocks';
import type { PageDeps } from './page-deps';
import { perRequestHole, perRequestOf } from './per-request';
import { renderPersonal } from './personal-blocks';
import { fillTemplate } from './template';

/**
 * One block of a page as its visitor would get it with the page, element and all; empty where it shows nothing. It has no
 * nonce: what comes after a page runs by none of its leave.
 */
export async function renderOneBlock(
  deps: PageDeps,
  outgoing: PlannedOutgoing,
  planned: PlannedBlock,
): Promise<string> {
  const { request, reply, url, plan } = outgoing;
  const template = planned.isPersonal
    ? (await renderPersonal(deps, outgoing, [planned])).get(planned)?.template
    : plan.shared.get(planned);
  if (!template) return '';
  const perRequest = perRequestOf(request, reply, { path: url.pathname + url.search });
  return fillTemplate(template, (hole) => perRequestHole(perRequest, hole) ?? '').toString();
}
