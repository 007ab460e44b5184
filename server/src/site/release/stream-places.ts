/** How many streams there may be at once. */
export interface StreamLimits {
  /** In this process. */
  readonly most: number;
  /** Of one address, behind which many visitors may be. */
  readonly mostOfOne: number;
}

/** The places for streams of a process. */
export interface StreamPlaces {
  /** Takes a place for an address; the function it gives hands it back. Says what is full where there is none. */
  take(address: string): (() => void) | 'all' | 'address';
}

/** Makes the places. */
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
