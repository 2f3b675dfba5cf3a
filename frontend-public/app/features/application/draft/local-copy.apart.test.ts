import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAll } from '../../../lib/session-store';
import { forgetLocalCopy, readLocalCopy, saveLocalCopy } from './local-copy';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  // Like a browser's storage, whose own keys are the stored keys.
  const storage = new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const copy = { values: { nombre: 'Ana' }, answers: { q1: ['a'] }, reached: 3, fileName: null, known: null };

describe('the local copy of the form', () => {
  it('is read only for the same person and the same vacancy', () => {
    saveLocalCopy('u1', 'v1', copy);
    expect(readLocalCopy('u1', 'v1')).toEqual(copy);
    expect([readLocalCopy('u2', 'v1'), readLocalCopy('u1', null)]).toEqual([null, null]);
  });

  it('is deleted after it was sent', () => {
    saveLocalCopy('u1', null, copy);
    forgetLocalCopy('u1', null);
    expect(readLocalCopy('u1', null)).toBeNull();
  });

  it('is deleted on sign-out, and other keys of the storage are kept', () => {
    saveLocalCopy('u1', null, copy);
    kept.set('de-otro', 'x');
    forgetAll();
    expect([...kept.keys()]).toEqual(['de-otro']);
  });

  it.each(['{', '"texto"', '{"values":null}', '{"values":"x"}'])(
    'has no values when the storage contains %s',
    (text) => {
      saveLocalCopy('u1', null, copy);
      for (const key of kept.keys()) kept.set(key, text);
      expect(readLocalCopy('u1', null)?.values ?? {}).toEqual({});
    },
  );

  it('is read without values of a wrong type or of unknown fields', () => {
    const odd = {
      values: { nombre: 'Ana', ciudad: 7, rol: 'admin' },
      answers: { q1: { a: 1 }, q2: 'si' },
      reached: 'x',
    };
    saveLocalCopy('u1', null, copy);
    for (const key of kept.keys()) kept.set(key, JSON.stringify(odd));
    expect(readLocalCopy('u1', null)).toEqual({
      values: { nombre: 'Ana' },
      answers: { q2: 'si' },
      reached: 1,
      fileName: null,
      known: null,
    });
  });
});
