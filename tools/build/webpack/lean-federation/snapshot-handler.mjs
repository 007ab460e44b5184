/** Keeps nothing: entries are named by the release in the page, never by a manifest. */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin: () => undefined };
}

/** No remote is known by a manifest. */
export function getGlobalRemoteInfo() {
  return {};
}
