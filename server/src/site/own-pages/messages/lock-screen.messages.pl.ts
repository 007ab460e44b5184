import type { LockScreenMessages } from './lock-screen.messages';

export const polish: LockScreenMessages = {
  membersOnly: {
    title: 'Ta strona jest dostępna tylko dla członków witryny',
    description: 'Zaloguj się jako członek, aby zobaczyć tę stronę.',
  },
  password: { title: 'Ta strona jest zablokowana', description: 'Tę stronę otwiera hasło.' },
  accessDenied: { title: 'Brak dostępu', description: 'Twoje członkostwo nie obejmuje tej strony.' },
};
