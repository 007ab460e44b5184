import type { ActionContext } from '../../site/request/action';
import type { Services } from '../../site/services';
import type { SentFields } from '../field-reader';
import { chosenPictures } from './chosen-pictures';
import { chosenSvg } from './chosen-svg';
import { readLogo, type ReadLogo } from './read-logo';

/** Parses the form of logo and layout, with the pictures of the site that it names. */
export async function readSentLogo(
  services: Pick<Services, 'db' | 'objects'>,
  fields: SentFields,
  { language, site: { id, siteLocales } }: Pick<ActionContext, 'language' | 'site'>,
): Promise<ReadLogo> {
  const pictures = await chosenPictures(services.db, id, fields);
  const svg = await chosenSvg(services, id, fields);
  return readLogo(fields, { language, pictures, svg, locales: siteLocales.slice(1).map(({ locale }) => locale) });
}
