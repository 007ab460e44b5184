/** The messages of a shop's categories in Polish. */
export const messages = {
  categories: 'Kategorie',
  categoriesMore: 'Pokaż więcej: {count}',
  categoryPath: 'Ścieżka',
} as const;
