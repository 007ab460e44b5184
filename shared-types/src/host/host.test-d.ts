import type { ReactElement } from 'react';
import { proves, takes, type Equal, type Extends, type IsEmpty } from '../../../tools/testing/type-assertions';
import type { Hydration } from '../remote';
import type { FeatureProps } from '../render';
import type { BrowserHost, Host } from './host';
import type { RenderHost } from './render-host';
import type { RequestResult } from './request';

type SampleMessages = { readonly hello: 'Hello {name}' };
type View = (props: FeatureProps, host: RenderHost<SampleMessages>) => ReactElement;

proves<Extends<Host<SampleMessages>, RenderHost<SampleMessages>>>('a feature in the page has all a view has');
proves<Equal<Extends<RenderHost<SampleMessages>, Host<SampleMessages>>, false>>(
  'a view on the server has less than a feature in the page',
);
proves<IsEmpty<keyof RenderHost & keyof BrowserHost>>('no capability of the page stands in for one of the server');
proves<Equal<keyof Host, keyof RenderHost | keyof BrowserHost>>('the host is the two together, and nothing else');
proves<Extends<View, Hydration<FeatureProps, SampleMessages>['element']>>(
  'a view that runs on the server runs in the page',
);

declare const renderHost: RenderHost<SampleMessages>;
// @ts-expect-error a view on the server tells the bus nothing
takes<unknown>(renderHost.bus);

renderHost.text('hello', { name: 'Ada' });
// @ts-expect-error the feature has no such word
renderHost.text('goodbye');
// @ts-expect-error a value is a text or a number
renderHost.text('hello', { name: new Date() });

declare const result: RequestResult<{ readonly id: string }>;
// @ts-expect-error whether it worked has to be asked first
takes<string>(result.body.id);
if (result.ok) takes<string>(result.body.id);
else takes<string>(result.code);
