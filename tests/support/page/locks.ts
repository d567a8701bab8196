/** The browser's locks, which happy-dom lacks. A lock ends with the tab that has it. */
class Locks {
  private readonly ends = new Map<string, Promise<unknown>>();
  private readonly pending = new Set<LockInfo>();

  async request(
    name: string,
    ...given: [LockOptions, LockGrantedCallback<unknown>] | [LockGrantedCallback<unknown>]
  ): Promise<unknown> {
    const [options, work]: [LockOptions, LockGrantedCallback<unknown>] =
      given.length === 1 ? [{}, given[0]] : given;
    if (options.ifAvailable && this.ends.has(name)) return work(null);
    const waiting = { name };
    this.pending.add(waiting);
    const { signal } = options;
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
    try {
      while (this.ends.has(name)) await Promise.race([this.ends.get(name), aborted]);
    } finally {
      this.pending.delete(waiting);
    }
    const done = Promise.resolve(work({ name, mode: 'exclusive' }));
    const end = done.then(
      () => undefined,
      () => undefined,
    );
    this.ends.set(name, end);
    void end.then(() => this.ends.get(name) === end && this.ends.delete(name));
    return done;
  }

  async query(): Promise<LockManagerSnapshot> {
    return { held: [], pending: [...this.pending] };
  }

  /** Frees all locks, as a closed tab does. */
  free(): void {
    this.ends.clear();
  }
}

/** Gives the page locks. */
export const provideLocks = (): void =>
  void Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });

/** Frees the locks of a tab that closes. */
export function freeLocks(): void {
  const held: unknown = Reflect.get(navigator, 'locks');
  if (
    typeof held === 'object' &&
    held !== null &&
    'free' in held &&
    typeof held.free === 'function'
  )
    held.free();
}
