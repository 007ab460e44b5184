import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { NOBODY, originName } from './origin-name';
import { pageRelease } from './page-release.effects';

const BLOCK = `[${BLOCK_ATTRIBUTE.remote}]`;

/** The origin of a node: the remote of the block around it, else the shell, which renders the frame. */
export function elementOrigin(node: Node | null | undefined): string {
  if (!node?.isConnected) return NOBODY;
  const element = node instanceof Element ? node : node.parentElement;
  const remote = element?.closest(BLOCK)?.getAttribute(BLOCK_ATTRIBUTE.remote);
  const { remotes, shell, shown } = pageRelease();
  return remote ? originName(remote, remotes[remote]?.version ?? shown?.[remote]) : originName('shell', shell.version);
}
