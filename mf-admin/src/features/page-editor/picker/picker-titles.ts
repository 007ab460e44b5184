import type { EditorGroup } from 'shared-types/site/block-editor';

/** Messages of the groups' headings. */
export const GROUP_TITLES = {
  text: 'pickerText',
  media: 'pickerMedia',
  lists: 'pickerLists',
  store: 'pickerStore',
  forms: 'pickerForms',
  social: 'pickerSocial',
  layout: 'pickerLayout',
  code: 'pickerCode',
} as const satisfies Record<EditorGroup, string>;
