import { lazy, useEffect, type ComponentType, type LazyExoticComponent } from 'react';

/** A component whose script and words are fetched when it is shown, or ahead. */
export type Part<Props> = LazyExoticComponent<ComponentType<Props>> & { fetchAhead: () => void };

const arriving = new Set<Promise<unknown>>();

/** Resolves when the parts that are being fetched are there, or have failed; null when there are none. */
export const partsArrived = (): Promise<unknown> | null =>
  arriving.size === 0 ? null : Promise.allSettled(arriving);

/** `load` is called once, also when the part is fetched ahead: browsers may run a module that waits for its words twice. */
export function partOf<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  async function begin() {
    try {
      return { default: await load() };
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  function once() {
    if (loading) return loading;
    const begun = begin();
    loading = begun;
    arriving.add(begun);
    const arrived = () => arriving.delete(begun);
    begun.then(arrived, arrived);
    return begun;
  }
  // What fails ahead is asked for again when it is shown.
  return Object.assign(lazy(once), { fetchAhead: () => void once().catch(() => null) });
}

const ACTS = ['pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/** Fetches parts as soon as the person begins to act on the page: whoever only reads it does without. */
export function useFetchAhead(parts: readonly Pick<Part<never>, 'fetchAhead'>[]): void {
  useEffect(() => {
    const acted = new AbortController();
    const fetchAll = () => {
      acted.abort();
      for (const part of parts) part.fetchAhead();
    };
    for (const act of ACTS) {
      window.addEventListener(act, fetchAll, { capture: true, passive: true, signal: acted.signal });
    }
    return () => acted.abort();
  }, [parts]);
}
