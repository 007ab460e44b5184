import type { SiteDocument } from 'shared-types/site/site-document';
import type { JavascriptErrorReport } from 'shared-types/telemetry/error-reports';
import type { SaveFormSubmission } from 'shared-types/forms/contact-form';
import type { z } from 'zod';
import { proves, type IsEmpty } from '../../../tools/testing/type-assertions';
import type { saveFormSubmissionSchema } from '../forms/contact-form/save-form-submission.schema';
import type { siteDocumentSchema } from '../site/import/schema/document.schema';
import type { errorReportsSchema } from '../telemetry/error-reports/error-report.schema';

/** Members of any type of a union, and the type of one of them. */
type KeyOf<T> = T extends unknown ? keyof T : never;
type At<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** Optional members of a contract type that its schema would silently drop; `satisfies` only finds required ones. */
type Dropped<EventBus, Parsed> = EventBus extends readonly (infer W)[]
  ? Parsed extends readonly (infer P)[]
    ? Dropped<W, P>
    : 'no list'
  : EventBus extends object
    ? {
        [K in keyof EventBus]-?: K extends KeyOf<Parsed>
          ? Dropped<NonNullable<EventBus[K]>, NonNullable<At<Parsed, K>>>
          : K;
      }[keyof EventBus]
    : never;

proves<IsEmpty<Dropped<readonly JavascriptErrorReport[], z.output<typeof errorReportsSchema>>>>(
  'an error report is taken with all it tells',
);
proves<IsEmpty<Dropped<SiteDocument, z.output<typeof siteDocumentSchema>>>>('a site is imported with all it says');
// Answers are checked later, once the form is known.
proves<IsEmpty<Dropped<Omit<SaveFormSubmission, 'form'>, z.output<typeof saveFormSubmissionSchema>>>>(
  'a submission is taken with all that comes with it',
);
