import type { ReactElement } from 'react';
import { ARCHIVE_GROUPS, type PostGroup } from 'shared-types/blocks/journal/archive';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { dayText } from '../../parts/journal/day-text';
import { PostGroups } from '../../parts/journal/post-groups.view';
import { readSettings } from '../../parts/settings/settings';
import type { messages } from './archive.messages';

export function element(
  { block, data }: PropsOf<'blocks/archive/groups'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const by = readSettings(block.settings).oneOf('by', ARCHIVE_GROUPS);
  const nameOf = ({ name }: PostGroup) => (by === 'authors' ? name : dayText(name, host.context.locale));
  return (
    <PostGroups
      view={data['blocks/archive/groups']}
      nameOf={nameOf}
      countText={(count) => host.text('posts', { count })}
    />
  );
}
