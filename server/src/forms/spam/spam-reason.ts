import type { SpamReason } from 'shared-types/admin/forms/submissions';
import { senderOf } from '../../platform/http/sender-of';
import type { ActionContext } from '../../site/request/action';
import type { Services } from '../../site/services';
import { addressIn } from '../contact-form/address-in';
import type { FoundForm } from '../contact-form/find-form';
import { answeredFields } from '../contact-form/receipt';
import { isSpamByRspamd } from './ask-rspamd';
import { isLikeSpam } from './spam-filter.store';

interface MessageOfForm {
  readonly form: FoundForm;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Why a message looks like spam; undefined if it does not. */
export async function spamReasonOf(
  services: Pick<Services, 'db' | 'config'>,
  message: MessageOfForm,
  context: Pick<ActionContext, 'site' | 'request'>,
): Promise<SpamReason | undefined> {
  if (await isLikeSpam(services.db, { siteId: context.site.id, fields: message.fields })) return 'words';
  return (await isSpamByService(services.config.spamCheckUrl, message, context)) ? 'service' : undefined;
}

/** Without an answer the message is stored as usual: owners would rather see spam than miss a customer. */
async function isSpamByService(
  url: string | undefined,
  { form, fields }: MessageOfForm,
  { site, request }: Pick<ActionContext, 'site' | 'request'>,
): Promise<boolean> {
  if (url === undefined) return false;
  const shown = answeredFields(form.definition.fields, fields, site);
  try {
    return await isSpamByRspamd(url, {
      subject: form.definition.title || form.page.title,
      text: shown.map(({ title, values }) => `${title}: ${values.join('\n')}`).join('\n\n'),
      email: addressIn(form, fields),
      address: senderOf(request),
      recipient: `forms@${request.hostname}`,
    });
  } catch (error) {
    request.log.warn({ err: error }, 'a submission could not be checked for spam');
    return false;
  }
}
