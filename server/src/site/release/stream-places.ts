export interface StreamLimits {
  /** In this process. */
  readonly most: number;
  /** Per IP address, which many visitors may share. */
  readonly mostOfOne: number;
}

export interface StreamPlaces {
  /** Takes a slot; returns a function that frees it, or which limit was reached. */
  take(address: string): (() => void) | 'all' | 'address';
}

export function createStreamPlaces({ most, mostOfOne }: StreamLimits): StreamPlaces {
  const byAddress = new Map<string, number>();
  let taken = 0;
  return {
    take(address) {
      const own = byAddress.get(address) ?? 0;
      if (taken >= most) return 'all';
      if (own >= mostOfOne) return 'address';
      taken += 1;
      byAddress.set(address, own + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        taken -= 1;
        const left = (byAddress.get(address) ?? 1) - 1;
        if (left === 0) byAddress.delete(address);
        else byAddress.set(address, left);
      };
    },
  };
}
