import { Observable, Subscription, type Observer, type Operator, type Subscriber, type TeardownLogic } from 'rxjs';

export interface ObservableOwner {
  /** Ends every subscription. */
  readonly stop: AbortSignal;
  /** Called with errors of listeners and operators. */
  readonly onThrow: (error: unknown) => void;
}

type Listener<T> = Partial<Observer<T>> | ((value: T) => void) | null;

/**
 * An Observable that belongs to a feature, as do all that are piped from it. By default RxJS throws errors of listeners
 * globally, where their feature is unknown.
 */
export class FeatureObservable<T> extends Observable<T> {
  readonly #owner: ObservableOwner;

  constructor(owner: ObservableOwner, subscribe?: (subscriber: Subscriber<T>) => TeardownLogic) {
    super(subscribe as ConstructorParameters<typeof Observable<T>>[0]);
    this.#owner = owner;
  }

  override lift<R>(operator?: Operator<T, R>): Observable<R> {
    const lifted = new FeatureObservable<R>(this.#owner);
    lifted.source = this;
    lifted.operator = operator;
    return lifted;
  }

  override subscribe(listener?: Listener<T>): Subscription {
    const { stop } = this.#owner;
    if (stop.aborted) return Subscription.EMPTY;
    const observer = typeof listener === 'function' ? { next: listener } : (listener ?? {});
    const subscription = super.subscribe(isOperator(observer) ? observer : this.#guard(observer));
    const end = (): void => subscription.unsubscribe();
    stop.addEventListener('abort', end);
    subscription.add(() => stop.removeEventListener('abort', end));
    return subscription;
  }

  #guard(observer: Partial<Observer<T>>): Observer<T> {
    const { onThrow } = this.#owner;
    const guarded = (call: () => void): void => {
      try {
        call();
      } catch (thrown) {
        onThrow(thrown);
      }
    };
    return {
      next: (value) => guarded(() => observer.next?.(value)),
      error: (thrown: unknown) => guarded(() => (observer.error ?? onThrow)(thrown)),
      complete: () => guarded(() => observer.complete?.()),
    };
  }
}

/** An operator's subscriber, of any copy of RxJS, must not be wrapped, or its end would not end the source. */
function isOperator<T>(observer: Partial<Observer<T>>): observer is Subscriber<T> {
  return typeof (observer as Partial<Subscriber<T>>).unsubscribe === 'function';
}
