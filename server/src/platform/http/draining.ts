/** Whether this process is about to go. It answers as before until it closes, and asks anyone who shares out requests for no more. */
export interface Draining {
  readonly isOn: boolean;
  begin(): void;
}

/** Of a process that has just started. */
export function createDraining(): Draining {
  let isOn = false;
  return {
    get isOn() {
      return isOn;
    },
    begin: () => (isOn = true),
  };
}
