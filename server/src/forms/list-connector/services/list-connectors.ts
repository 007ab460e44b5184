import type { ListService } from 'shared-types/admin/people/list-connection';
import type { ListConnector } from '../list-connector';
import { automationConnector } from './automation-connector';
import { mailchimpConnector } from './mailchimp-connector';
import { webhookConnector } from './webhook-connector';

export const LIST_CONNECTORS: Readonly<Record<ListService, ListConnector>> = {
  mailchimp: mailchimpConnector,
  webhook: webhookConnector,
  automation: automationConnector,
};
