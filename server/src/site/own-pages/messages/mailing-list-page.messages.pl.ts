import type { MailingListPageMessages } from './mailing-list-page.messages';

export const polish: MailingListPageMessages = {
  confirm: { title: 'Potwierdź subskrypcję', description: 'Potwierdź, że chcesz dostawać nasze e-maile.' },
  unsubscribe: { title: 'Zrezygnuj z subskrypcji', description: 'Opuść naszą listę mailingową.' },
};
