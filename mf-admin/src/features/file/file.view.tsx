import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { FILE_BIN_DAYS, FILES_CALLS } from 'shared-types/admin/files/files';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { DetailPage } from '../../parts/detail-page/detail-page.view';
import { Facts } from '../../parts/detail-page/facts.view';
import { Confirmation } from '../../parts/detail-page/notice.view';
import { FileFace } from '../../parts/file-face/file-face.view';
import { UploadPlace } from '../../parts/file-uploads/upload-place.view';
import { Toast } from '../../parts/toast/toast.view';
import { CropForm } from './crop-form.view';
import { DetailsForm } from './details-form.view';
import type { FileProps } from './file-props';
import type { messages } from './file.messages';
import './file.css';

/** A file with its details, its uses, and what can be done with it. */
export function element(
  { block, data, form }: PropsOf<'admin/file/details'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  const view = data['admin/file/details'];
  const props = { block: block.id, view, form, host };
  const { file, done, isRendered, isEditor } = view;
  const { text } = host;
  return (
    <DetailPage title={file.title}>
      {done && <Toast>{text(done)}</Toast>}
      {file.kind === 'picture' && !isRendered && <p className="admin-muted">{text('rendering')}</p>}
      <div className="admin-file__face">
        <FileFace file={file} host={host} />
      </div>
      <About {...props} />
      {isEditor && file.binnedText === undefined && <DetailsForm {...props} />}
      {isEditor && file.binnedText === undefined && view.crop && <CropForm {...props} crop={view.crop} />}
      <Uses {...props} />
      {isEditor && file.binnedText === undefined && (
        <section className="admin-file__part">
          <h2>{text('replace')}</h2>
          <p className="admin-muted">{text('replaceHint')}</p>
          <UploadPlace
            block={block.id}
            label={text('replace')}
            page={view.address}
            replaces={file.id}
            form={form}
            host={host}
          />
        </section>
      )}
      {isEditor && <Removal {...props} />}
    </DetailPage>
  );
}

function About({ view: { file }, host: { text } }: FileProps): ReactElement {
  const { picture, address } = file;
  return (
    <section className="admin-file__part">
      <h2>{text('facts')}</h2>
      <Facts
        facts={[
          [text('kind'), file.contentType],
          file.sizeText !== '' && [text('size'), file.sizeText],
          picture && [text('dimensions'), text('pixels', { width: picture.width, height: picture.height })],
          file.uploadedText !== undefined && [text('uploaded'), file.uploadedText],
          [
            text('address'),
            <a key="address" href={address} dir="ltr" className="admin-file__address">
              {address}
            </a>,
          ],
        ]}
      />
      <button type="button" className="button button--quiet" data-copy={address} hidden>
        {text('copy')}
      </button>
    </section>
  );
}

function Uses({ view: { uses }, host: { text } }: FileProps): ReactElement {
  return (
    <section className="admin-file__part">
      <h2>{text('uses')}</h2>
      {uses.length === 0 ? (
        <p>{text('unused')}</p>
      ) : (
        <ul>
          {uses.map(({ place, title, path, blockType }) => (
            <li key={`${place} ${path} ${title} ${blockType}`} dir="auto">
              {text('usedIn', { place })}
              {title !== '' && <> {path === undefined ? <bdi>{title}</bdi> : <a href={path}>{title}</a>}</>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Removal({ block, view: { file, uses, address }, form, host }: FileProps): ReactElement {
  const { text } = host;
  const sends = { block, page: address, [`id.${file.id}`]: 'yes' };
  if (file.binnedText !== undefined)
    return (
      <section className="admin-file__part">
        <p>{text('binned', { time: file.binnedText })}</p>
        <AdminForm call={FILES_CALLS.changeFiles} sends={{ ...sends, change: 'restore', page: address }} host={host}>
          <button type="submit" className="button">
            {text('restore')}
          </button>
        </AdminForm>
      </section>
    );
  const isAsked = form?.question !== undefined;
  return (
    <section className="admin-file__part">
      <h2>{text('removal')}</h2>
      <p className="admin-muted">
        {text('removalHint', { days: FILE_BIN_DAYS })} {text('usedOn', { count: uses.length })}
      </p>
      <AdminForm
        call={FILES_CALLS.changeFiles}
        sends={{ ...sends, change: 'delete', ...(isAsked ? { confirmed: 'yes' } : {}) }}
        needsConfirmation
        host={host}
      >
        {form?.question !== undefined && <Confirmation question={form.question} />}
        <button type="submit" className="button button--quiet">
          {text(isAsked ? 'confirm' : 'delete')}
        </button>
      </AdminForm>
      <p>
        <a href={ADMIN_PATH.files}>{text('all')}</a>
      </p>
    </section>
  );
}
