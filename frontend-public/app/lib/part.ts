import { lazy, useEffect, type ComponentType, type LazyExoticComponent } from 'react';

/** A component whose script is fetched when it is shown, or ahead. */
export type Part<Props> = LazyExoticComponent<ComponentType<Props>> & { fetchAhead: () => void };

const arriving = new Set<Promise<unknown>>();

/** Resolves when the parts that are being fetched are there, or have failed; null when there are none. */
export const partsArrived = (): Promise<unknown> | null =>
  arriving.size === 0 ? null : Promise.allSettled(arriving);

/** Something that is fetched once, when it is needed or ahead. */
export interface Later<Fetched> {
  get: () => Promise<Fetched>;
  fetchAhead: () => void;
}

/** `load` is called once, also when it is fetched ahead. */
export function laterOf<Fetched>(load: () => Promise<Fetched>): Later<Fetched> {
  let loading: Promise<Fetched> | undefined;
  async function begin() {
    try {
      return await load();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  function get() {
    if (loading) return loading;
    const begun = begin();
    loading = begun;
    arriving.add(begun);
    const arrived = () => arriving.delete(begun);
    begun.then(arrived, arrived);
    return begun;
  }
  // What fails ahead is asked for again when it is needed.
  return { get, fetchAhead: () => void get().catch(() => null) };
}

export function partOf<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const { get, fetchAhead } = laterOf(async () => ({ default: await load() }));
  return Object.assign(lazy(get), { fetchAhead });
}

const ACTS = ['pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/** Fetches parts as soon as the person begins to act on the page: whoever only reads it does without. */
export function useFetchAhead(parts: readonly Pick<Later<unknown>, 'fetchAhead'>[]): void {
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
