import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { BlockVariantNumber } from 'shared-types/site/block-type';
import type { Command, Writable } from '../state/page-editor-store';
import { copyJson } from './copy-json';

/** Names and places that lead into settings: `['items', 0, 'title']`. */
export type SettingPath = readonly (string | number)[];

type Container = Record<string | number, unknown>;

/** The place of a setting; dots in its key lead into objects. */
export function settingPath(path: SettingPath, key: string): SettingPath {
  return [...path, ...key.split('.')];
}

/** A setting of a block and what it becomes. */
export interface SettingChange {
  readonly blockId: string;
  readonly path: SettingPath;
  /** Undefined removes the setting, and the objects that are empty without it. */
  readonly value: unknown;
}

/** What changes a setting of a block. Commands with the same `burst` that follow each other soon are one step of undo. */
export function changeSetting(change: SettingChange, burst?: string): Command {
  return {
    label: 'changeSetting',
    recipe: (content) => writeSetting(content, change),
    ...(burst !== undefined && { burst }),
  };
}

/** The same for a setting by its key, in which dots lead into objects. Typing in one field is one step of undo. */
export function setSetting(blockId: string, key: string, value: unknown): Command {
  const path = settingPath([], key);
  return changeSetting({ blockId, path, value }, settingBurst(blockId, path));
}

/** The burst of what is typed into one field. */
export function settingBurst(blockId: string, path: SettingPath): string {
  return `setting ${blockId} ${path.join('/')}`;
}

/** Sets the variant of a block; `undefined` for the type's usual one. */
export function setVariant(blockId: string, variant: BlockVariantNumber | undefined): Command {
  return {
    label: 'changeSetting',
    recipe: ({ blocks }) => {
      const block = blocks[blockId];
      if (!block) return;
      if (variant === undefined) delete block.variant;
      else block.variant = variant;
    },
  };
}

/** Nothing happens if the place is gone. */
export function writeSetting(content: Writable<PageContent>, { blockId, path, value }: SettingChange): void {
  const block = content.blocks[blockId];
  if (block) writeAt(block.settings, path, copyJson(value));
}

function writeAt(container: Container, [name, ...rest]: SettingPath, value: unknown): void {
  if (name === undefined) return;
  if (rest.length === 0) {
    if (value === undefined) delete container[name];
    else container[name] = value;
    return;
  }
  if (!isContainer(container[name])) {
    if (value === undefined || Array.isArray(container)) return;
    container[name] = {};
  }
  const inner = container[name];
  if (!isContainer(inner)) return;
  writeAt(inner, rest, value);
  if (value === undefined && isEmptied(container, inner)) delete container[name];
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Lists, and objects that are items of lists, stay though they are empty. */
function isEmptied(outer: Container, inner: Container): boolean {
  return !Array.isArray(outer) && !Array.isArray(inner) && Object.keys(inner).length === 0;
}
