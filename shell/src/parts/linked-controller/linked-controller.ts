/** A controller that its parent's end ends too, and that leaves nothing behind at a parent it ended before. */
export function linkedController(parent: AbortSignal): AbortController {
  const controller = new AbortController();
  if (parent.aborted) controller.abort();
  parent.addEventListener('abort', () => controller.abort(), { signal: controller.signal });
  return controller;
}
