import type { GeneralFont } from 'shared-types/site/fonts';

/** In em. */
export interface FontMeasures {
  readonly letterWidth: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

export interface FontSource {
  readonly name: string;
  readonly general: GeneralFont;
  readonly files: readonly {
    /** Weight or range of weights that the file answers for. */
    readonly weight: string;
    readonly isBold: boolean;
    readonly file: string;
    readonly extFile: string;
    readonly measures: FontMeasures;
  }[];
}

/** The style sheet of a family. */
export function fontSheet(source: FontSource): string;
