import type { FontFamily, GeneralFont } from 'shared-types/site/fonts';

export interface MadeFamily {
  readonly name: string;
  readonly stem: string;
  readonly general: GeneralFont;
  readonly files: readonly {
    readonly weight: string;
    readonly isBold: boolean;
    /** Names in `client/fonts/`. */
    readonly file: string;
    readonly extFile: string;
    /** Paths of the files of its package. */
    readonly source: string;
    readonly extSource: string;
  }[];
}

/** Families of the contract whose sheets the build makes. */
export function madeFamilies(source: {
  readonly folder: string;
  readonly families: Readonly<Record<string, FontFamily>>;
}): MadeFamily[];

export function sheetOfFamily(family: MadeFamily): Promise<string>;
