export interface FakeObservers {
  observed(): string[];
  emit(type: string, entry: object): void;
}

/** Replaces the browser's performance observers, which jsdom lacks, by ones that a test controls. */
export function fakeObservers(types: readonly string[]): FakeObservers {
  const open: {
    readonly type: string;
    readonly callback: (list: { getEntries(): object[] }) => void;
    readonly of: object;
  }[] = [];
  class Observer {
    static readonly supportedEntryTypes = types;
    private readonly callback: (list: { getEntries(): object[] }) => void;
    constructor(callback: (list: { getEntries(): object[] }) => void) {
      this.callback = callback;
    }
    observe({ type }: { readonly type: string }): void {
      open.push({ type, callback: this.callback, of: this });
    }
    disconnect(): void {
      for (const one of open.filter(({ of }) => of === this)) open.splice(open.indexOf(one), 1);
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  return {
    observed: () => open.map(({ type }) => type),
    emit(type, entry) {
      for (const one of open.filter((observing) => observing.type === type))
        one.callback({ getEntries: () => [entry] });
    },
  };
}
