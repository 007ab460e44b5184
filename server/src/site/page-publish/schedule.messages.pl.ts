import type { ScheduleMessages } from './schedule.messages';

export const polish: ScheduleMessages = {
  failedSubject: (title) => `Nie udało się opublikować strony „${title}”`,
  failedBody: ({ siteName, title, reason }) =>
    `Publikacja strony „${title}” witryny ${siteName} była zaplanowana, ale się nie powiodła:

${reason}

Odwiedzający widzą stronę bez zmian. Otwórz w panelu Witryna, Strony, aby poprawić szkic i go opublikować.`,
};
