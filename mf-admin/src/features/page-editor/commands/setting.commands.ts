import type { BlockVariantNumber } from 'shared-types/site/block-type';
import type { Command } from '../state/page-editor-store';
import { copyJson } from './copy-json';

interface Values {
  [key: string]: unknown;
}

/**
 * Sets a setting of a block; a dot in its key leads into an object, as in a field of a panel. `undefined` removes it. Does
 * nothing for a block that is gone.
 */
export function setSetting(blockId: string, key: string, value: unknown): Command {
  return {
    label: 'changeSetting',
    burst: `setting ${blockId} ${key}`,
    recipe: ({ blocks }) => {
      const settings = blocks[blockId]?.settings;
      if (settings) setIn(settings, key.split('.'), copyJson(value));
    },
  };
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

function setIn(values: Values, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    if (value === undefined) delete values[name];
    else values[name] = value;
    return;
  }
  const inner = values[name];
  if (isValues(inner)) setIn(inner, rest, value);
  else if (value !== undefined) setIn((values[name] = {}), rest, value);
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}
