import { beforeEach, expect, it, vi } from 'vitest';

let signedIn = '';
vi.mock('./client', () => ({
  createClient: () => ({ get: () => Promise.resolve({ user: { id: signedIn } }) }),
}));

/** The part of the browser's storage that is used: entries are own properties, as there. */
class Store {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (Reflect.get(this, key) as string) : null;
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key);
  }
}

let searches: Store;
/** A page is loaded in this tab by whoever is signed in. */
async function load(tab: Store, id: string): Promise<void> {
  signedIn = id;
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', searches);
  vi.resetModules();
  await (await import('./session')).currentUser();
}

beforeEach(() => {
  searches = new Store();
});

it('whoever signs in again finds what they had typed', async () => {
  const tab = new Store();
  await load(tab, 'ana');
  tab.setItem('nota:1', 'Llamar el lunes');
  searches.setItem('RaStore.candidates', 'Pérez');
  await load(tab, 'ana');
  expect([tab.getItem('nota:1'), searches.getItem('RaStore.candidates')]).toEqual([
    'Llamar el lunes',
    'Pérez',
  ]);
});

it('whoever signs in after somebody else finds nothing of theirs, in any tab', async () => {
  const [first, second] = [new Store(), new Store()];
  await load(first, 'ana');
  first.setItem('nota:1', 'Llamar el lunes');
  searches.setItem('RaStore.candidates', 'Pérez');
  await load(second, 'berta');
  expect(searches.getItem('RaStore.candidates')).toBeNull();
  second.setItem('nota:2', 'De Berta');
  await load(first, 'berta');
  expect(first.getItem('nota:1')).toBeNull();
  await load(second, 'berta');
  expect(second.getItem('nota:2')).toBe('De Berta');
});
