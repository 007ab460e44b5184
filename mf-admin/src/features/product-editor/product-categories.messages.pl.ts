export const messages = {
  categories: 'Kategorie',
  categoriesHint:
    'Po jednej w wierszu, na przykład Kubki albo, gdy kilka tak się nazywa, Ceramika › Kubki. Zamiast › może być >.',
  categoriesShow: 'Pokaż wszystkie kategorie',
  categoriesChange: 'Zarządzaj kategoriami',
} as const;
