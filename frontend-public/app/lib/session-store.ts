/**
 * Form data kept in this tab's sessionStorage. All keys share one prefix, so that sign-out removes them. A browser that
 * denies storage only loses drafts.
 */
const PREFIX = 'candidatura:';

export function readStored<T>(key: string): T | null {
  try {
    const text = sessionStorage.getItem(PREFIX + key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Returns false when the browser stores nothing (private mode, full storage). */
export function store(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Storage denied: there is nothing to remove.
  }
}

export function forgetAll(): void {
  try {
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX))
      .forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Storage denied: there is nothing to remove.
  }
}
