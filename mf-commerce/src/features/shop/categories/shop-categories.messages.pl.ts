export const messages = {
  categories: 'Kategorie',
  categoriesMore: 'Pokaż więcej: {count}',
  categoryPath: 'Ścieżka',
} as const;
