import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { NOBODY, originName } from './origin-name';
import { pageRelease } from './page-release.effects';

/** The block a node belongs to. */
const BLOCK = `[${BLOCK_ATTRIBUTE.remote}]`;

/** Whose part of the page a node is: of the remote whose block it stands in, else of the shell, whose frame is around the blocks. */
export function elementOrigin(node: Node | null | undefined): string {
  if (!node?.isConnected) return NOBODY;
  const element = node instanceof Element ? node : node.parentElement;
  const remote = element?.closest(BLOCK)?.getAttribute(BLOCK_ATTRIBUTE.remote);
  const { remotes, shell, shown } = pageRelease();
  return remote ? originName(remote, remotes[remote]?.version ?? shown?.[remote]) : originName('shell', shell.version);
}
