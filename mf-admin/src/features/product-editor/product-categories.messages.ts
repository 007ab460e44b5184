/** The messages of a product's categories. The page's script says none of them, so they are no part of its file. */
export const messages = {
  categories: 'Categories',
  categoriesHint: 'One per line, like Mugs or, if several share a name, Ceramics › Mugs. You can type > instead of ›.',
  categoriesShow: 'Show all categories',
  categoriesChange: 'Manage categories',
} as const;
