/** Not needed by the page's script, so not in its file. */
export const messages = {
  categories: 'Categories',
  categoriesMore: 'Show {count} more',
  categoryPath: 'Breadcrumb',
} as const;
