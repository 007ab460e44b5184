import MessageFormat from '@messageformat/core';
import type { PerRequest, RenderHost } from '../../../shared-types/src/host/render-host';
import type { MessageFunctions, Messages } from '../../../shared-types/src/host/text';
import type { PageContext } from '../../../shared-types/src/site/context';
import { createRenderHost } from '../../../shell/src/host/create-render-host';
import { SAMPLE_CONTEXT } from './sample-context';

export interface PageChanges {
  readonly context?: Partial<PageContext>;
  readonly perRequest?: Partial<PerRequest>;
}

const PER_REQUEST: PerRequest = { crumb: 'a-crumb', key: 'a-key', return: '/about' };

export function createFakeRenderHost<S extends Messages>(
  messages: S,
  { context, perRequest }: PageChanges = {},
): RenderHost<S> {
  const page = { ...SAMPLE_CONTEXT, ...context };
  const compiled = { en: compile(messages, page.locale) };
  return createRenderHost(page, { ...PER_REQUEST, ...perRequest }, compiled) as RenderHost<S>;
}

function compile(messages: Messages, locale: string): MessageFunctions {
  const format = new MessageFormat(locale.split('-')[0] ?? locale);
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, format.compile(message)]));
}
