import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SUBMISSIONS_PARAMETER } from 'shared-types/admin/forms/submissions';
import type { AnsweredField } from 'shared-types/forms/contact-form';
import { languageOf } from '../../platform/language';
import { emailsOf, type EmailPart } from '../../platform/mail/email-parts';
import type { NewEmail } from '../../platform/mail/outbox.store';
import { linkOrigin } from '../../site/host/link-origin';
import { addressIn } from '../contact-form/address-in';
import type { FoundForm } from '../contact-form/find-form';
import { answeredFields, shownAnswers } from '../contact-form/receipt';
import type { RequestPlace } from '../mailing-list/list-emails';
import { SUBMISSION_EMAIL_MESSAGES } from './submission-emails.messages';
import { unlinked } from './unlinked';

export interface SubmissionOfEmail {
  readonly id: string;
  readonly number: string;
  readonly form: FoundForm;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The email to the owner. Its reply goes to the visitor, whose address the form has checked. */
export function ownerEmail(
  { id, number, form, fields }: SubmissionOfEmail,
  { emailTo, site, request }: RequestPlace & { readonly emailTo: string },
): NewEmail {
  const { owner, number: numberTitle } = SUBMISSION_EMAIL_MESSAGES[languageOf(site)];
  const name = form.definition.title || form.page.title;
  const visitor = addressIn(form, fields);
  const address = `${linkOrigin(site, request)}${ADMIN_PATH.submissions}?${SUBMISSIONS_PARAMETER.id}=${id}`;
  const answers = answeredFields(
    form.definition.fields.filter(({ type }) => type !== 'password'),
    fields,
    site,
  );
  return {
    siteId: site.id,
    recipient: emailTo,
    ...(visitor !== undefined && { replyTo: visitor }),
    subject: owner.subject({ form: name, number }),
    isOwed: true,
    ...emailsOf(
      [
        { kind: 'title', text: owner.title(name) },
        ...answers.flatMap(partsOf),
        ...partsOf({ title: numberTitle, values: [number] }),
        ...(visitor === undefined ? [] : [{ kind: 'paragraph', text: owner.replies } as const]),
        { kind: 'link', text: owner.link, address },
      ],
      site.locale,
    ),
  };
}

/**
 * The copy to the visitor, as to a stranger: the subject has no words of the sender, the text no links, and the hourly limit of
 * an address holds. Undefined if there is no address among the answers.
 */
export function copyEmail(
  { number, form, fields }: Omit<SubmissionOfEmail, 'id'>,
  { site }: Pick<RequestPlace, 'site'>,
): NewEmail | undefined {
  const recipient = addressIn(form, fields);
  if (recipient === undefined) return undefined;
  const { copy, number: numberTitle } = SUBMISSION_EMAIL_MESSAGES[languageOf(site)];
  const answers = shownAnswers(form.definition.fields, fields, site).map(({ title, values }) => ({
    title,
    values: values.map(unlinked),
  }));
  return {
    siteId: site.id,
    recipient,
    subject: copy.subject(site.name),
    ...emailsOf(
      [
        { kind: 'title', text: copy.title },
        { kind: 'paragraph', text: copy.text(site.name) },
        ...answers.flatMap(partsOf),
        ...partsOf({ title: numberTitle, values: [number] }),
      ],
      site.locale,
    ),
  };
}

function partsOf({ title, values }: AnsweredField): readonly EmailPart[] {
  return [
    { kind: 'heading', text: title },
    { kind: 'paragraph', text: values.join('\n') },
  ];
}
