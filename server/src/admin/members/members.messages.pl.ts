import type { MembersMessages } from './members.messages';

export const polish: MembersMessages = {
  name: 'Wpisz imię i nazwisko albo inną nazwę.',
  locale: 'Wybierz jedną z możliwości.',
  known: 'Członek z tym adresem e-mail już istnieje.',
  limited: (minutes) => `Wysłano zbyt wiele zaproszeń. Spróbuj ponownie za ${minutes} min.`,
  remove: ({ displayName, email }) =>
    `${displayName} (${email}) nie będzie już członkiem tej witryny i zostanie wylogowany. Tego nie można cofnąć.`,
  now: (value) => `Zapisano w międzyczasie: ${value}`,
  noAreas: 'bez stref',
  done: {
    invited: 'Zaproszenie jest w drodze.',
    saved: 'Zapisano.',
    'invited-again': 'Kolejne zaproszenie jest w drodze. Poprzedni link już nie działa.',
    disabled: 'Ten członek nie może się już zalogować, a wszystkie jego sesje zakończono.',
    enabled: 'Ten członek może się znowu zalogować.',
    removed: 'Członek został usunięty.',
  },
};
