import { THREAD_LIMITS } from '@hiring/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepText, readDraft, sendingKey } from './draft';
import { filesFault } from './send-message';

const file = (name: string, bytes = 10) =>
  Object.defineProperty(new File([], name), 'size', { value: bytes });

describe('the files of a message', () => {
  it.each([
    [[file('a.pdf'), file('B.JPG')], null],
    [Array.from({ length: THREAD_LIMITS.attachments + 1 }, () => file('a.pdf')), 'como máximo'],
    [[file('virus.pdf.exe')], 'virus.pdf.exe no es'],
    [[file('a.pdf', THREAD_LIMITS.attachmentBytes + 1)], 'supera el máximo'],
    [[file('a.pdf', THREAD_LIMITS.attachmentBytes)], null],
    [[file('a.pdf', 0)], 'está vacío'],
  ])('are checked before they are sent (case %#)', (files, fault) => {
    const said = filesFault(files);
    if (fault === null) expect(said).toBeNull();
    else expect(said).toContain(fault);
  });
});

describe('the idempotency key of a message', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => {
    kept.clear();
    vi.unstubAllGlobals();
  });

  it('is the same for the same text and files', () => {
    const pdf = new File(['x'], 'a.pdf', { lastModified: 1 });
    expect(sendingKey('c1', 'Hola', [pdf])).toBe(sendingKey('c1', 'Hola', [pdf]));
  });

  it('differs for another text, other files or another conversation', () => {
    const key = sendingKey('c1', 'Hola', []);
    expect(
      new Set([
        key,
        sendingKey('c2', 'Hola', []),
        sendingKey('c1', 'Hola.', []),
        sendingKey('c1', 'Hola', [file('a.pdf')]),
      ]).size,
    ).toBe(4);
  });

  it('is kept in the draft while the text is unchanged', () => {
    const key = sendingKey('c1', 'Hola', []);
    keepText('c1', 'Hola');
    expect(readDraft('c1')).toMatchObject({ text: 'Hola', sending: { key } });
    expect(sendingKey('c1', 'Hola', [])).toBe(key);
  });
});
