import type { Host } from 'shared-types/host/host';

export function reportSaves(bus: Host['bus']): (isSaved?: boolean) => void {
  return (isSaved) => {
    if (isSaved === undefined) bus.send('admin/save-entered', {});
    else bus.send('admin/save-exited', { isSaved });
  };
}
