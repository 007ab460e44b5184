export const messages = {
  membersOnly: 'Ta strona jest dostępna tylko dla członków witryny',
  membersOnlyHint: 'Jeśli jesteś członkiem tej witryny, zaloguj się, aby ją zobaczyć.',
  accessDenied: 'Brak dostępu',
  accessDeniedHint: 'Twoje członkostwo nie obejmuje tej strony. Mogą to zmienić osoby, które prowadzą tę witrynę.',
} as const;
