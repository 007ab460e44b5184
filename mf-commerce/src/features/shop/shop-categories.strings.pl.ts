/** The words of a shop's categories in Polish. */
export const strings = {
  categories: 'Kategorie',
  categoriesMore: 'Pokaż więcej: {count}',
  categoryWay: 'Droga do tego miejsca',
} as const;
