import { languageOf } from '../../platform/language';
import { emailsOf } from '../../platform/mail/email-parts';
import type { Email } from '../../platform/mail/mailer';
import type { Site } from '../../site/directory/site';
import { REVIEW_MESSAGES } from './review.messages';

interface ReviewEmailInput {
  /** Site locale of the email's language. */
  readonly site: Pick<Site, 'name' | 'locale'>;
  /** Order number. */
  readonly number: number;
  /** Titles of the products. */
  readonly titles: readonly string[];
  /** URL of the review page. */
  readonly link: string;
}

/** The email that requests reviews, in the language of the site locale. */
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
