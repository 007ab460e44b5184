export const messages = {
  pickerTitle: 'Add a block',
  pickerClose: 'Close',
  pickerSearch: 'Search blocks',
  pickerNone: 'No blocks match “{terms}”.',
  pickerText: 'Text',
  pickerMedia: 'Images and media',
  pickerLists: 'Lists and charts',
  pickerStore: 'Store',
  pickerForms: 'Forms',
  pickerSocial: 'Social',
  pickerLayout: 'Layout',
  pickerCode: 'Code',
} as const;
