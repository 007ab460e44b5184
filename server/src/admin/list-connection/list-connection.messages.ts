import type { ListConnectionDone } from 'shared-types/admin/people/list-connection';
import type { InLanguages } from '../../platform/language';
import type { DeliveryReason } from '../../platform/schema/tables/forms.tables';
import { polish } from './list-connection.messages.pl';

const english = {
  url: 'Enter a URL that starts with https://, without a user name or password.',
  privateUrl: 'Enter the URL of a server on the public internet.',
  apiKey: 'Enter the API key.',
  apiKeyAgain: 'Enter the API key again, because the URL is another one.',
  apiKeyWrong:
    'Keys of Mailchimp end in a dash and a data centre, such as -us6. For another service, enter its API URL too.',
  audienceId: 'Enter the audience ID: letters and digits, without spaces.',
  remove: ({ name, count }: { name: string; count: number }) =>
    `The list “${name}” will no longer send anything to this service. ${count === 0 ? '' : `${count === 1 ? 'A change that waits or has failed is' : `${count} changes that wait or have failed are`} deleted. `}Subscribers there stay as they are.`,
  reason: {
    refused: 'The service did not accept it. Check the connection, then send again.',
    busy: 'The service has had too many requests. It is asked again later.',
    late: 'The service did not answer in time. Check that it works, then send again.',
    unreachable: 'The service could not be reached. Check the URL and that the service works, then send again.',
    private: 'The URL does not lead to the public internet. Enter another one.',
    gone: 'The service wants no more messages at this URL. Enter another one.',
    denied: 'The service refused the API key. Create a new key there, and enter it here.',
    'no-audience': 'The service has no audience with this ID. Copy the ID from its settings, and enter it here.',
    blocked:
      'The service may not subscribe this address, because its owner has left there or emails to it came back. Only its owner can sign up again, by a form of the service.',
  } satisfies Readonly<Record<DeliveryReason, string>>,
  done: {
    saved: 'Saved.',
    removed: 'The list is no longer connected.',
    tested: 'The service has answered: the connection works.',
    resent: 'The changes are sent again.',
  } satisfies Readonly<Record<ListConnectionDone, string>>,
};

export type ListConnectionMessages = typeof english;

export const LIST_CONNECTION_MESSAGES: InLanguages<ListConnectionMessages> = { en: english, pl: polish };
