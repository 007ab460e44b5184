import type { InLanguages } from '../../platform/language';
import { polish } from './templates.messages.pl';

const english = {
  used: 'Your site has the new look. Visitors see it on their next page.',
  back: 'Your site has its look from before again.',
  conflict: ({ by, at }: { by: string; at: string }) =>
    `Meanwhile ${by} has changed the look of the site (${at}). Look at it, then choose again.`,
  conflictWithSomebody: 'Meanwhile the look of the site has been changed. Look at it, then choose again.',
  choose: 'Choose a template.',
};

export type TemplatesMessages = typeof english;

export const TEMPLATES_MESSAGES: InLanguages<TemplatesMessages> = { en: english, pl: polish };
