/** Kept apart, because the page's script does not need them. */
export const messages = {
  categories: 'Categories',
  categoriesHint: 'One per line, like Mugs or, if several share a name, Ceramics › Mugs. You can type > instead of ›.',
  categoriesShow: 'Show all categories',
  categoriesChange: 'Manage categories',
} as const;
