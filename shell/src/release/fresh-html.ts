import { carryValues, giveFocus } from '../blocks/carry-over';
import { samePlace } from '../blocks/same-place';
import type { FreshPagePort } from '../ports/fresh-page.port';

export interface FreshHtmlInput {
  /** True while a remote does not run. */
  readonly isStopped: (remote: string) => boolean;
  /** True while a remote's HTML is its fallback. */
  readonly isPlain: (remote: string) => boolean;
}

export interface FreshHtmlParts extends FreshHtmlInput {
  readonly freshPage: FreshPagePort;
}

/** New HTML for blocks whose code was stopped. */
export interface FreshHtml {
  /** Replaces these blocks, and those replaced before, by what the server sends now. */
  freshen(blocks: readonly HTMLElement[]): void;
  /** Restores the original HTML of blocks, on which their code can start again. */
  putBack(blocks: readonly HTMLElement[]): void;
}

/** Many pages request at the same time. */
const SPREAD_MS = 2_000;

/** The visitor's input and the focus are kept where possible. */
export function createFreshHtml({ freshPage, isPlain, isStopped }: FreshHtmlParts): FreshHtml {
  const own = new Map<HTMLElement, readonly Node[]>();

  const load = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * SPREAD_MS));
    const page = await freshPage.load();
    if (!page) return;
    for (const block of own.keys()) {
      const { remote = '' } = block.dataset;
      const fresh = page.getElementById(block.id);
      // A remote without a fallback shows nothing. A block that the new page lacks for another reason is kept.
      if (!isStopped(remote) || !(fresh ?? isPlain(remote))) continue;
      fresh?.querySelectorAll('script').forEach((script) => script.remove());
      if (htmlOf(fresh) !== htmlOf(block)) replaceContent(block, [...(fresh?.childNodes ?? [])]);
    }
  };

  return {
    freshen(blocks) {
      for (const block of blocks) if (!own.has(block)) own.set(block, [...block.childNodes]);
      if (own.size) void load();
    },
    putBack(blocks) {
      for (const block of blocks) {
        const nodes = own.get(block);
        own.delete(block);
        if (nodes && nodes[0] !== block.firstChild) replaceContent(block, nodes);
      }
    },
  };
}

/** The HTML of a block without the values of a single request. */
function htmlOf(block: HTMLElement | null): string | undefined {
  const copy = block?.cloneNode(true) as HTMLElement | undefined;
  copy?.querySelectorAll('[type=hidden]').forEach((input) => input.removeAttribute('value'));
  return copy?.innerHTML;
}

function replaceContent(block: HTMLElement, nodes: readonly Node[]): void {
  const { activeElement } = block.ownerDocument;
  const focused = activeElement && block.contains(activeElement) ? activeElement : undefined;
  const find = focused && samePlace(block, focused);
  const former = [...block.childNodes];
  block.replaceChildren(...nodes);
  carryValues(former, nodes);
  if (focused) giveFocus(find?.(), focused);
}
