/** The messages of a shop's categories. The page's script says none of them, so they are no part of its file. */
export const messages = {
  categories: 'Categories',
  categoriesMore: 'Show {count} more',
  categoryPath: 'Breadcrumb',
} as const;
