import type { Patch, PatchOperation } from 'shared-types/admin/pages/page-change';
import { pointerParts } from '../page-content/pointer';
import { isUnsafeKey } from '../page-content/page-content.schema';

/** The patched value, or the pointer of the first operation that does not fit. */
export type Patched =
  | { readonly value: unknown; readonly misfit?: undefined }
  | { readonly value?: undefined; readonly misfit: string };

/** A container and its key. */
interface Place {
  readonly container: Record<string, unknown> | unknown[];
  readonly key: string;
}

const INDEX = /^(?:0|[1-9]\d{0,8})$/;

/**
 * Applies `add`, `remove` and `replace` of RFC 6902 to a copy of a JSON value. Only own properties are followed, so no
 * pointer reaches a prototype. An empty pointer replaces the whole value.
 */
export function applyPatch(value: unknown, patch: Patch): Patched {
  // The root has a place of its own, so that it can be replaced like any other value.
  const root = { '': structuredClone(value) };
  for (const operation of patch) {
    const place = placeIn(root, operation.path);
    if (!place || !isApplied(place, operation)) return { misfit: operation.path };
  }
  return { value: root[''] };
}

function placeIn(root: Place['container'], pointer: string): Place | undefined {
  if (pointer !== '' && !pointer.startsWith('/')) return undefined;
  const keys = ['', ...pointerParts(pointer)];
  if (keys.some(isUnsafeKey)) return undefined;
  const key = keys.pop() ?? '';
  let container = root;
  for (const name of keys) {
    const inner: unknown = hasPlace(container, name) ? Reflect.get(container, name) : undefined;
    if (typeof inner !== 'object' || inner === null) return undefined;
    container = inner as Place['container'];
  }
  return { container, key };
}

function hasPlace(container: Place['container'], key: string): boolean {
  return Array.isArray(container) ? INDEX.test(key) && Number(key) < container.length : Object.hasOwn(container, key);
}

function isApplied({ container, key }: Place, operation: PatchOperation): boolean {
  const value: unknown = operation.op === 'remove' ? undefined : structuredClone(operation.value);
  if (operation.op === 'add' && Array.isArray(container)) {
    const index = key === '-' ? container.length : INDEX.test(key) ? Number(key) : Infinity;
    if (index > container.length) return false;
    container.splice(index, 0, value);
    return true;
  }
  if (operation.op !== 'add' && !hasPlace(container, key)) return false;
  if (operation.op !== 'remove') return Reflect.set(container, key, value);
  if (!Array.isArray(container)) return Reflect.deleteProperty(container, key);
  container.splice(Number(key), 1);
  return true;
}
