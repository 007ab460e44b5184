/** The words of a product's categories in Polish. */
export const strings = {
  categories: 'Kategorie',
  categoriesHint:
    'Po jednej w wierszu, na przykład Kubki albo, gdy kilka tak się nazywa, Ceramika › Kubki. Może być znak >.',
  categoriesShow: 'Pokaż, z czego można wybrać',
  categoriesChange: 'Zmień same kategorie',
} as const;
