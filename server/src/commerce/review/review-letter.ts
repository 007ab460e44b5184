import { languageOf } from '../../language';
import { lettersOf } from '../../mail/letter-parts';
import type { Letter } from '../../mail/mailer';
import type { Site } from '../../site/directory/site';
import { REVIEW_SENTENCES } from './review.sentences';

/** What a letter that asks for reviews is written from. */
interface ReviewLetterInput {
  /** The edition whose language it is in. */
  readonly site: Pick<Site, 'name' | 'locale'>;
  /** Number of the order, for people. */
  readonly number: number;
  /** What was bought. */
  readonly titles: readonly string[];
  /** Where it is reviewed: scheme, host and all. */
  readonly link: string;
}

/** A letter that asks for reviews, in the language of the edition. */
export function reviewLetter({
  site,
  number,
  titles,
  link,
}: ReviewLetterInput): Required<Pick<Letter, 'subject' | 'body' | 'html'>> {
  const { letter } = REVIEW_SENTENCES[languageOf(site)];
  const facts = { siteName: site.name, number };
  return {
    subject: letter.subject(facts),
    ...lettersOf(
      [
        { kind: 'title', text: letter.title },
        { kind: 'paragraph', text: letter.text(facts) },
        { kind: 'lines', lines: [...new Set(titles)] },
        { kind: 'link', text: letter.link, address: link },
        { kind: 'paragraph', text: letter.once },
      ],
      site.locale,
    ),
  };
}
