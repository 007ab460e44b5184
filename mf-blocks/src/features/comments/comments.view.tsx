import type { ReactElement } from 'react';
import { DISQUS_SHORTNAME } from 'shared-types/blocks/framed/comments';
import { FRAME_CALLS, FRAME_PARAMETER } from 'shared-types/blocks/framed/frame';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { readSettings } from '../../parts/settings/settings';
import { WidgetStage } from '../../parts/widget-stage/widget-stage.view';
import type { messages } from './comments.messages';
import './comments.css';

const LONGEST_IDENTIFIER = 200;

/** The place into which the discussion of the page comes; nothing to see on a site that has none. */
export function element({ block }: PropsOf, host: RenderHost<typeof messages>): ReactElement {
  const settings = readSettings(block.settings);
  const Heading = `h${settings.oneOf('headingLevel', [2, 3])}` as const;
  const loads = settings.oneOf('loads', ['asked', 'visible']);
  const heading = settings.optionalText('heading') ?? host.text('heading');
  if ((settings.optionalText('identifier')?.length ?? 0) > LONGEST_IDENTIFIER)
    throw new Error(`The setting “identifier” must be ${LONGEST_IDENTIFIER} characters at most.`);
  const { disqusShortname = '', commentsEnabled } = host.context.settings;
  if (!commentsEnabled || !DISQUS_SHORTNAME.test(disqusShortname)) return <div hidden />;
  return (
    <section className="blocks-comments" aria-label={heading}>
      <Heading>
        {heading} <span className="blocks-comments__count" data-comment-count="" />
      </Heading>
      <p className="blocks-comments__no-script">{host.text('noScript')}</p>
      <WidgetStage
        src={`${FRAME_CALLS.getFrame.path.replace(':block', block.id)}?${new URLSearchParams({ [FRAME_PARAMETER.path]: host.context.pagePath })}`}
        title={host.text('title')}
        loads={loads}
        texts={{
          show: host.text('show'),
          notice: host.text('notice'),
          retry: host.text('retry'),
          dismiss: host.text('dismiss'),
        }}
      />
    </section>
  );
}
