/** The words of a shop's categories. The page's script says none of them, so they are no part of its file. */
export const strings = {
  categories: 'Categories',
  categoriesMore: 'Show {count} more',
  categoryWay: 'The way here',
} as const;
