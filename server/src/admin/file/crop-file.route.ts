import { FILE_CALLS } from 'shared-types/admin/files/file';
import type { FilesReply } from 'shared-types/admin/files/files';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { filePath } from '../../site/library/file-path';
import { cropPicture } from '../../site/library/crop-picture';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { FILES_MESSAGES } from '../files/files.messages';
import { readPercent } from './read-percent';

const ROTATIONS = { '0': 0, '90': 90, '180': 180, '270': 270 } as const;
/** Room for what rounding adds. */
const WHOLE = 1.0001;

function input(language: Language) {
  const { crop } = FILES_MESSAGES[language];
  const percent = readPercent(crop);
  return z
    .object({
      id: z.guid().toLowerCase(),
      rotate: z.enum(['0', '90', '180', '270']).describe('Clockwise, in degrees.'),
      left: percent.describe('The crop in percent of the rotated picture.'),
      top: percent,
      width: percent,
      height: percent,
    })
    .refine(({ left, width }) => width > 0 && left + width <= WHOLE, { error: crop, path: ['width'] })
    .refine(({ top, height }) => height > 0 && top + height <= WHOLE, { error: crop, path: ['height'] });
}

/** `cropFile`: shows a part of a picture, or turns it; the original is kept. The whole picture unturned is the original again. */
export const cropFileRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'files.edit',
    ...FILE_CALLS.cropFile,
    input,
    invalid: 'admin/file-invalid',
    run: (sent, context) => crop(services, sent, context),
  });

async function crop(
  { db, objects, sites }: Services,
  { id, rotate: turned, ...area }: z.output<ReturnType<typeof input>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'files.edit');
  if (!account) return refusal;
  const { site, language } = context;
  const rotate = ROTATIONS[turned];
  const isWhole = rotate === 0 && area.left === 0 && area.top === 0 && area.width >= 1 && area.height >= 1;
  const edit = isWhole ? undefined : { rotate, crop: area };
  if (!(await cropPicture({ db, objects }, { siteId: site.id, id, edit })))
    return { kind: 'refused', code: 'admin/file-gone' };
  sites.invalidate(site.id);
  const location = `${filePath(id)}?done=cropped`;
  const body: FilesReply = { message: FILES_MESSAGES[language].cropped, location };
  return { kind: 'done', body, goTo: location };
}
