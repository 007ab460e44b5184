import type { Patch, PatchOperation } from 'shared-types/admin/pages/page-change';
import { spliced } from '../../commands/spliced';
import { isJsonObject, type JsonObject } from './json-object';
import { pointerParts } from './pointer';

const INDEX = /^(?:0|[1-9]\d{0,8})$/;

/**
 * The patched value, which shares what is unchanged with the value before; undefined if an operation does not fit. The
 * server applies patches by the same rules.
 */
export function applyPatch<T>(value: T, patch: Patch): T | undefined {
  let patched: unknown = value;
  for (const operation of patch) {
    patched = changed(patched, pointerParts(operation.path), operation);
    if (patched === undefined) return undefined;
  }
  return patched as T;
}

function changed(container: unknown, path: readonly string[], operation: PatchOperation): unknown {
  const [key = '', ...rest] = path;
  if (rest.length === 0)
    return Array.isArray(container) ? inList(container, key, operation) : inObject(container, key, operation);
  if (!hasPlace(container, key)) return undefined;
  const inner = changed(Reflect.get(container, key), rest, operation);
  if (inner === undefined) return undefined;
  return Array.isArray(container)
    ? container.map((item: unknown, index) => (index === Number(key) ? inner : item))
    : { ...container, [key]: inner };
}

function inObject(container: unknown, key: string, operation: PatchOperation): unknown {
  if (!isJsonObject(container)) return undefined;
  if (operation.op !== 'add' && !Object.hasOwn(container, key)) return undefined;
  if (operation.op !== 'remove') return { ...container, [key]: operation.value };
  const { [key]: _removed, ...kept } = container;
  return kept;
}

function inList(list: readonly unknown[], key: string, operation: PatchOperation): unknown {
  const number = INDEX.test(key) ? Number(key) : Infinity;
  const index = key === '-' ? list.length : number;
  if (operation.op === 'add') return index > list.length ? undefined : spliced(list, [index, 0], [operation.value]);
  if (index >= list.length) return undefined;
  return spliced(list, [index, 1], operation.op === 'remove' ? [] : [operation.value]);
}

function hasPlace(container: unknown, key: string): container is JsonObject | unknown[] {
  if (Array.isArray(container)) return INDEX.test(key) && Number(key) < container.length;
  return isJsonObject(container) && Object.hasOwn(container, key);
}
