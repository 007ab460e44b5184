/** Does nothing: the release in the page names entries, not a manifest. */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin: () => undefined };
}

export function getGlobalRemoteInfo() {
  return {};
}
