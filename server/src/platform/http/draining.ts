/** Whether this process is about to stop. It still answers, but `/readyz` tells load balancers to send no more. */
export interface Draining {
  readonly isOn: boolean;
  begin(): void;
}

export function createDraining(): Draining {
  let isOn = false;
  return {
    get isOn() {
      return isOn;
    },
    begin: () => (isOn = true),
  };
}
