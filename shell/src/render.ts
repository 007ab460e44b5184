import { CONTRACT } from 'shared-types/remote';
import type { RenderShell } from 'shared-types/site/page/frame';
import { frame } from './frame/frame';
import { createRenderHost } from './host/create-render-host';

export const shell = { contract: CONTRACT, version: __VERSION__, frame, createRenderHost } satisfies RenderShell;
