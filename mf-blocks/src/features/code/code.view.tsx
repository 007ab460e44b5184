import type { ReactElement } from 'react';
import { CODE_HEIGHT_PX } from 'shared-types/blocks/framed/code';
import { FRAME_CALLS } from 'shared-types/blocks/framed/frame';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { BlockAnchor } from '../../parts/link/block-anchor.view';
import { WidgetStage } from '../../parts/widget-stage/widget-stage.view';
import type { messages } from './code.messages';
import { type CodeBlock, readCode } from './read-code';
import { SANDBOX } from './sandbox';
import './code.css';

type CodeHost = RenderHost<typeof messages>;

/** The owner's code, which never stands in the page itself; nothing of a block without any. */
export function element({ block }: PropsOf, host: CodeHost): ReactElement {
  const code = readCode(block.settings);
  const { html, css, javascript, display, external } = code;
  const texts = [html, css, javascript].filter(Boolean);
  if (texts.length === 0) return <></>;
  if (display === 'source') return <Source text={texts.join('\n\n')} code={code} host={host} />;
  const src = FRAME_CALLS.getFrame.path.replace(':block', block.id);
  return external ? <External src={src} code={code} host={host} /> : <Running src={src} code={code} host={host} />;
}

interface CodeProps {
  readonly code: CodeBlock;
  readonly host: CodeHost;
}

function Source({ text, code, host }: CodeProps & { readonly text: string }): ReactElement {
  // The keyboard must reach a box that scrolls.
  const reached = { tabIndex: 0, 'aria-label': code.title || host.text('source') };
  return (
    <section className="blocks-code__source" {...reached}>
      <pre className="blocks-code__text">
        <code>{text}</code>
      </pre>
    </section>
  );
}

/** Code that needs nobody else is simply there. */
function Running({ src, code, host }: CodeProps & { readonly src: string }): ReactElement {
  return (
    <iframe
      className="blocks-code__frame"
      src={src}
      title={code.title || host.text('title')}
      sandbox={SANDBOX}
      loading="lazy"
      style={{ blockSize: `${code.height ?? CODE_HEIGHT_PX.absent}px` }}
      {...(code.height === undefined && { 'data-code-grows': '' })}
    />
  );
}

/** Code that loads from others waits until the visitor allows it. Without script there is the way to it. */
function External({ src, code, host }: CodeProps & { readonly src: string }): ReactElement {
  return (
    <div className="blocks-code" data-code-height={code.height}>
      <p className="blocks-code__way">
        <BlockAnchor
          className="blocks-code__link"
          link={{ href: src, label: host.text('open'), newWindow: true }}
          newWindowText={host.text('newWindow')}
        />
      </p>
      <WidgetStage
        src={src}
        title={code.title || host.text('title')}
        loads="visible"
        texts={{
          show: host.text('show'),
          notice: host.text('notice'),
          retry: host.text('retry'),
          dismiss: host.text('dismiss'),
        }}
      />
    </div>
  );
}
