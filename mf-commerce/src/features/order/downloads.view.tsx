import type { ReactElement } from 'react';
import type { OrderDownload } from 'shared-types/commerce/orders/download';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './order.messages';

interface DownloadsProps {
  readonly downloads: readonly OrderDownload[];
  readonly host: RenderHost<typeof messages>;
}

const [KILO, MEGA] = [1000, 1_000_000];

/** Bought files: a link each, or why there is none and what to do. */
export function Downloads({ downloads, host }: DownloadsProps): ReactElement {
  return (
    <section id="downloads">
      <h2>{host.text('downloads')}</h2>
      <ul className="commerce-order__downloads">
        {downloads.map((download) => (
          <Download key={download.title} download={download} host={host} />
        ))}
      </ul>
    </section>
  );
}

function Download({
  download,
  host,
}: Pick<DownloadsProps, 'host'> & { readonly download: OrderDownload }): ReactElement {
  const { fileName, bytes, path, state, left, given, untilText = '' } = download;
  const note =
    state === 'ready'
      ? host.text('downloadsLeft', { left, given, until: untilText })
      : host.text('downloadState', { state, until: untilText });
  return (
    <li>
      <p>
        {path === undefined ? (
          <bdi>{fileName}</bdi>
        ) : (
          <a className="button" href={path} download="">
            {host.text('download', { name: fileName })}
          </a>
        )}
      </p>
      <p>
        {sizeText(bytes, host)} · {note}
      </p>
    </li>
  );
}

function sizeText(bytes: number, host: DownloadsProps['host']): string {
  return bytes < MEGA
    ? host.text('kilobytes', { size: Math.max(1, Math.round(bytes / KILO)) })
    : host.text('megabytes', { size: Math.round(bytes / (MEGA / 10)) / 10 });
}
