import type { HtmlTemplate } from '../page/render/html-template';

/** Placeholders of injected code, which only pages with such code have. */
export const CODE_PLACEHOLDER = { head: 'code-head', body: 'code-body' } as const;

/** A page's frame with places for code at the end of its head and of its body. */
export function withCodePlaces(frame: HtmlTemplate): HtmlTemplate {
  const withHead = insertBefore(frame, '</head>', CODE_PLACEHOLDER.head);
  return insertBefore(withHead, '</body>', CODE_PLACEHOLDER.body);
}

function insertBefore(frame: HtmlTemplate, tag: string, placeholder: string): HtmlTemplate {
  const index = frame.findIndex((part) => 'byteLength' in part && part.includes(tag));
  const part = frame[index];
  if (!part || !('byteLength' in part)) return frame;
  const at = part.indexOf(tag);
  return [
    ...frame.slice(0, index),
    part.subarray(0, at),
    { placeholder },
    part.subarray(at),
    ...frame.slice(index + 1),
  ];
}
