const STEP_OF_KEY: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The place of the tab that a key leads to, round at the ends; null: the key is none of the tabs'. */
export function tabAfter(key: string, from: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEP_OF_KEY[key];
  return step === undefined ? null : (from + step + count) % count;
}
