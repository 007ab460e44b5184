import { CODE_HEIGHT_PX, type CodeSettings } from 'shared-types/blocks/framed/code';
import { readSettings } from '../../parts/settings/settings';

/** A code block as its view needs it. */
export interface CodeBlock extends Required<Omit<CodeSettings, 'height'>> {
  /** Undefined if the frame follows what is in it. */
  readonly height: number | undefined;
}

export function readCode(value: unknown): CodeBlock {
  const settings = readSettings(value);
  return {
    html: settings.optionalText('html') ?? '',
    css: settings.optionalText('css') ?? '',
    javascript: settings.optionalText('javascript') ?? '',
    display: settings.oneOf('display', ['run', 'source']),
    external: settings.flag('external'),
    title: settings.optionalText('title') ?? '',
    height: settings.optionalNumber('height', CODE_HEIGHT_PX.least, CODE_HEIGHT_PX.most),
  };
}
