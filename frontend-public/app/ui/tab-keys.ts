const STEP_OF_KEY: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The index of the tab that a key selects, wrapping at the ends; null for any other key. */
export function tabAfter(key: string, from: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEP_OF_KEY[key];
  return step === undefined ? null : (from + step + count) % count;
}
