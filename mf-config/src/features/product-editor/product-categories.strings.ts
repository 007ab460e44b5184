/** The words of a product's categories. The page's script says none of them, so they are no part of its file. */
export const strings = {
  categories: 'Categories',
  categoriesHint:
    'One on each line, such as Mugs or, where several are called so, Ceramics › Mugs. The sign > will do.',
  categoriesShow: 'Show what there is to choose from',
  categoriesChange: 'Change the categories themselves',
} as const;
