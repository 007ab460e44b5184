import { Observable, Subscription, type Observer, type Operator, type Subscriber, type TeardownLogic } from 'rxjs';

/** Whose Observable it is. */
export interface ObservableOwner {
  /** Ends every subscription. */
  readonly stop: AbortSignal;
  /** Told of what a listener, or an operator on the way to it, throws. */
  readonly onThrow: (error: unknown) => void;
}

type Listener<T> = Partial<Observer<T>> | ((value: T) => void) | null;

/**
 * An Observable that belongs to a feature, and so do all that are piped from it. RxJS by itself throws a listener's
 * error into the void, where nobody can tell whose it was.
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

/** An operator's own subscriber, of whichever copy of RxJS: it must stay itself, or its end would not end the source. */
function isOperator<T>(observer: Partial<Observer<T>>): observer is Subscriber<T> {
  return typeof (observer as Partial<Subscriber<T>>).unsubscribe === 'function';
}
