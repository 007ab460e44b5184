import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import type { ButtonSeen } from 'shared-types/telemetry/census';
import { elementOrigin } from '../../parts/origin/element-origin.effects';

export function readButton(link: HTMLAnchorElement): ButtonSeen {
  const { width, height } = link.getBoundingClientRect();
  return {
    buttonId: blockOf(link),
    // Text for screen readers is not part of the button's label.
    text: [...link.childNodes]
      .map((node) => (node instanceof Text ? node.data : ''))
      .join('')
      .trim(),
    clickthroughUrl: link.href,
    alignment: getComputedStyle(link).textAlign,
    size: `${Math.round(width)}x${Math.round(height)}`,
    newWindow: link.target === '_blank',
    context: elementOrigin(link),
  };
}

/** Id of the block around an element; empty outside of blocks. */
export function blockOf(element: Element): string {
  return element.closest(`[${BLOCK_ATTRIBUTE.block}]`)?.getAttribute(BLOCK_ATTRIBUTE.block) ?? '';
}
