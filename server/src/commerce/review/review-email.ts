import { languageOf } from '../../platform/language';
import { emailsOf } from '../../platform/mail/email-parts';
import type { Email } from '../../platform/mail/mailer';
import type { Site } from '../../site/directory/site';
import { REVIEW_MESSAGES } from './review.messages';

/** What an email that asks for reviews is written from. */
interface ReviewEmailInput {
  /** The site locale whose language it is in. */
  readonly site: Pick<Site, 'name' | 'locale'>;
  /** Number of the order, for people. */
  readonly number: number;
  /** What was bought. */
  readonly titles: readonly string[];
  /** Where it is reviewed: scheme, host and all. */
  readonly link: string;
}

/** An email that asks for reviews, in the language of the site locale. */
export function reviewEmail({
  site,
  number,
  titles,
  link,
}: ReviewEmailInput): Required<Pick<Email, 'subject' | 'body' | 'html'>> {
  const { email } = REVIEW_MESSAGES[languageOf(site)];
  const facts = { siteName: site.name, number };
  return {
    subject: email.subject(facts),
    ...emailsOf(
      [
        { kind: 'title', text: email.title },
        { kind: 'paragraph', text: email.text(facts) },
        { kind: 'lines', lines: [...new Set(titles)] },
        { kind: 'link', text: email.link, address: link },
        { kind: 'paragraph', text: email.once },
      ],
      site.locale,
    ),
  };
}
