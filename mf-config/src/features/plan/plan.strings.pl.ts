/** The words of the page about the site’s plan in Polish. */
export const strings = {
  home: 'Konfiguracja',
  title: 'Plan i rozliczenia',
  none: 'Ta witryna nie ma planu ani okresu próbnego. Nic się nie kończy i nic nie jest ograniczone do czasu zapłaty.',
  nothing: 'Planów tu się nie sprzedaje ani nie zmienia. Nic nie zostało zamówione i nic nie zostanie pobrane.',
  next: 'Jeśli płacisz komuś za prowadzenie tej witryny, to z nim masz umowę: zapytaj go o swój plan.',
} as const;
