import type { ReactElement } from 'react';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { PostGroups } from '../../parts/journal/post-groups.view';
import { readSettings } from '../../parts/settings/settings';
import type { messages } from './tags.messages';

export function element({ block, data }: PropsOf<'blocks/tags/groups'>, host: ViewHost<typeof messages>): ReactElement {
  return (
    <PostGroups
      view={data['blocks/tags/groups']}
      countText={(count) => host.text('posts', { count })}
      isSized={readSettings(block.settings).flag('sized')}
    />
  );
}
