import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Feature } from '../../shared-types/src/remote';
import type { FeatureProps, RenderFeature } from '../../shared-types/src/render';
import { BLOCK_ATTRIBUTE } from '../../shared-types/src/site/page/page-data';
import { examples } from '../../shell/src/frame/frame.example';
import { themeStyle } from '../../shell/src/frame/theme-style';
import { createFakeRenderHost } from '../testing/host/fake-render-host';
import type { Choice } from './choice';
import { contextOf, fallbackOf, messagesFor } from './sample-context';

export interface Sample {
  readonly remote: string;
  readonly feature: Feature;
  readonly rendered: RenderFeature<never, never>;
  readonly props: FeatureProps;
  readonly choice: Choice;
  readonly css: string;
}

export function SamplePage({ remote, feature, rendered, props, choice, css }: Sample): ReactElement {
  const context = contextOf(choice);
  const html = choice.stage === 'failed' ? fallbackOf(rendered, choice) : drawn({ rendered, props, choice });
  const data = JSON.stringify({ choice, props }).replaceAll('<', '\\u003c');
  return (
    <html lang={context.locale} dir={context.direction} style={themeStyle(examples.shop.site.theme)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${feature.id} · ${choice.sample.split(':')[1] ?? ''}`}</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body className="frame-page">
        <main className="frame-main" id="main">
          <div className="frame-row">
            <div className="frame-column">
              <div {...blockAttributes(remote, feature, props)} dangerouslySetInnerHTML={{ __html: html }} />
              <script
                type="application/json"
                {...{ [BLOCK_ATTRIBUTE.props]: props.block.id }}
                dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }}
              />
            </div>
          </div>
        </main>
        <script type="application/json" id="workbench" dangerouslySetInnerHTML={{ __html: data }} />
        <script type="module" src="/client/sample.js" />
      </body>
    </html>
  );
}

function drawn({ rendered, props, choice }: Pick<Sample, 'rendered' | 'props' | 'choice'>): string {
  const host = createFakeRenderHost(messagesFor(rendered, choice), { context: contextOf(choice) });
  const element = rendered.element(props as never, host as never);
  return element ? renderToString(element, { identifierPrefix: props.block.id }) : '';
}

/** Attributes as the server writes them around each block. */
function blockAttributes(remote: string, feature: Feature, { block }: FeatureProps): Record<string, string> {
  return {
    className: 'block',
    id: `block-${block.id}`,
    [BLOCK_ATTRIBUTE.block]: block.id,
    [BLOCK_ATTRIBUTE.feature]: feature.id,
    [BLOCK_ATTRIBUTE.remote]: remote,
    [BLOCK_ATTRIBUTE.live]: feature.live,
    [BLOCK_ATTRIBUTE.starts]: feature.starts.join(' '),
    [BLOCK_ATTRIBUTE.listens]: feature.listens.join(' '),
    [BLOCK_ATTRIBUTE.purpose]: feature.purpose,
  };
}
