export const messages = {
  label: 'Pliki cookie',
  text: 'Korzystając z tej strony, zgadzasz się na pliki cookie. Używamy ich, aby strona działała sprawnie i żeby korzystało się z niej przyjemnie.',
  accept: 'Zgadzam się',
  decline: 'Nie zgadzam się',
} as const;
