/** A controller that aborts with its parent, and leaves no listener behind when it aborts first. */
export function linkedController(parent: AbortSignal): AbortController {
  const controller = new AbortController();
  if (parent.aborted) controller.abort();
  parent.addEventListener('abort', () => controller.abort(), { signal: controller.signal });
  return controller;
}
