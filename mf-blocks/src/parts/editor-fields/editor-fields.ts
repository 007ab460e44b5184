import type { ValueField } from 'shared-types/site/block-editor';

type HeadingLevel = 1 | 2 | 3 | 4;
type Alignment = keyof typeof ALIGNMENTS;

const ALIGNMENTS = {
  start: { en: 'Start', pl: 'Do początku' },
  center: { en: 'Center', pl: 'Do środka' },
  end: { en: 'End', pl: 'Do końca' },
} as const;

/** The rank of a block's heading. */
export function headingLevelField(...levels: readonly HeadingLevel[]): ValueField {
  return {
    kind: 'choice',
    key: 'headingLevel',
    label: { en: 'Heading level', pl: 'Poziom nagłówka' },
    choices: levels.map((level) => ({ value: level, label: { en: `Heading ${level}`, pl: `Nagłówek ${level}` } })),
  };
}

/** Where a block stands within its width. */
export function alignmentField(...alignments: readonly Alignment[]): ValueField {
  return {
    kind: 'choice',
    key: 'align',
    label: { en: 'Alignment', pl: 'Wyrównanie' },
    choices: alignments.map((value) => ({ value, label: ALIGNMENTS[value] })),
  };
}

/** When content of another site is loaded. */
export const LOADS_FIELD: ValueField = {
  kind: 'choice',
  key: 'loads',
  label: { en: 'Show it', pl: 'Pokaż' },
  choices: [
    { value: 'asked', label: { en: 'When visitors ask for it', pl: 'Gdy odwiedzający o to poprosi' } },
    {
      value: 'visible',
      label: { en: 'By itself, where visitors allow it', pl: 'Automatycznie, jeśli odwiedzający na to pozwoli' },
    },
  ],
};

/** The page whose posts a block shows. */
export const POSTS_FIELD: ValueField = {
  kind: 'page',
  key: 'collection',
  only: 'collections',
  label: { en: 'Posts of', pl: 'Wpisy ze strony' },
};
