import type { InLanguages } from '../../platform/language';
import { english as savedFormEnglish } from '../saved-form.messages';
import { polish } from './logo.messages.pl';

const english = {
  ...savedFormEnglish,
  saved: 'Published. Visitors see it on their next page.',
  noPicture: 'This picture is no longer in your files. Choose another one.',
  notSquare: ({ width, height }: { width: number; height: number }) =>
    `An icon is square. This picture is ${width} × ${height} pixels: crop it in your files, or choose another one.`,
  noSvg: (most: number) =>
    `This SVG cannot be an icon: it must be a drawing of at most ${most} characters. Simplify it, or choose a picture.`,
  buttonTitle: 'Enter a button text, or leave both fields empty.',
  buttonHref: 'Enter a link, or leave both fields empty.',
  address: 'Start with / for a page of this site, or with https://, mailto: or tel:, without spaces.',
  socialAddress:
    'Enter the address of your profile, such as https://www.instagram.com/name, an email address or a phone number.',
  socialHref: 'Enter an address, or choose “By address” to leave this row empty.',
  tooMany: (most: number) => `There are at most ${most} social links. Remove some.`,
  repeated: 'This address is in the list already.',
};

export type LogoMessages = typeof english;

export const LOGO_MESSAGES: InLanguages<LogoMessages> = { en: english, pl: polish };
