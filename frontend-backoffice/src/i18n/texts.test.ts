import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { TranslationMessages } from 'react-admin';
import { expect, it } from 'vitest';
import reactAdmin from './es/reactAdmin.json';

const SRC = resolve(import.meta.dirname, '..');
const ROOMS = join(SRC, 'i18n');

const files = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => [join(SRC, name), readFileSync(join(SRC, name), 'utf8')]),
);
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const fileOf = (from: string, path: string) => {
  const base = resolve(dirname(from), path);
  return [`${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((name) => files.has(name));
};
const found = (from: string, pattern: RegExp) =>
  all(files.get(from) ?? '', pattern).flatMap((path) => fileOf(from, path) ?? []);

const STATIC = /^(?:import (?:(?!type )[^;]*? from )?|export [^;]*? from |} from )'(\.[^']+)';$/gm;
const LATER = /import\('(\.[^']+)'\)/g;

/** The files that are read together with this one. */
function readWith(entry: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(entry)) {
    seen.add(entry);
    for (const file of found(entry, STATIC)) readWith(file, seen);
  }
  return seen;
}

const has = (texts: unknown, key: string): boolean => {
  const [first = '', ...rest] = key.split('.');
  if (first === '') return true;
  if (typeof texts !== 'object' || texts === null) return rest.length === 0 && key === '';
  const value = (texts as Record<string, unknown>)[first];
  if (rest.length > 0) return value !== undefined && has(value, rest.join('.'));
  // The beginning of a key whose end is known when it runs.
  return Object.keys(texts).some((name) => name.startsWith(first));
};

/** The room's file, which is read with a screen, and what its Spanish catalogue says. */
const catalogues = new Map(
  readdirSync(join(ROOMS, 'es')).map((name) => {
    const room = name === 'reactAdmin.json' ? 'texts.ts' : name.replace('.json', '.ts');
    return [join(ROOMS, room), JSON.parse(readFileSync(join(ROOMS, 'es', name), 'utf8')) as object] as const;
  }),
);
const ownerOf = (key: string) => [...catalogues].find(([, texts]) => has(texts, key))?.[0];

/** Whose texts these are: `resources` and `ra` are react-admin's, the others the product's own. */
const NAMES = [...new Set([...catalogues.values()].flatMap(Object.keys))];

/** The keys, or the beginnings of keys, that a file names. */
const KEY = new RegExp(`['"\`]((?:${NAMES.join('|')})\\.[\\w./-]+)`, 'g');
const keysIn = (text: string) => all(text, KEY);

/** Resources whose fields a file shows, or may show. */
const fieldsIn = (text: string) =>
  all(text, /(?:\sresource=|<(?:RelatedList|ReferenceManyField)\S*\s[^>]*?reference=)"([^"]+)"/g).map(
    (name) => `resources.${name}.fields.`,
  );

/** A screen of a resource shows its fields. */
const screens = [...files].flatMap(([file, text]) => {
  let resource = '';
  return [...text.matchAll(/name: '([^']+)'|import\('(\.[^']+)'\)/g)].flatMap(([, name, path]) => {
    if (name) resource = name;
    const screen = path && file === join(SRC, 'resources.tsx') && fileOf(file, path);
    return screen ? [[screen, `resources.${resource}.fields.`] as const] : [];
  });
});

const start = readWith(join(SRC, 'main.tsx'));
const entries = [...new Set([...files.keys()].flatMap((file) => found(file, LATER)))];

it('every text that the code names is in a catalogue', () => {
  const missing = [...files].flatMap(([, text]) => keysIn(text).filter((key) => !ownerOf(key)));
  expect(missing).toEqual([]);
});

it('what is read later brings the catalogues of its texts', () => {
  expect(entries.length).toBeGreaterThan(50);
  const missing = entries.flatMap((entry) => {
    const read = readWith(entry);
    const keys = [
      ...[...read].flatMap((file) => {
        const text = files.get(file) ?? '';
        return [...keysIn(text), ...fieldsIn(text)];
      }),
      ...screens.flatMap(([screen, key]) => (screen === entry ? [key] : [])),
    ];
    return keys.flatMap((key) => {
      const owner = ownerOf(key);
      return owner && !read.has(owner) && !start.has(owner) ? [`${entry.slice(SRC.length + 1)}: ${key}`] : [];
    });
  });
  expect([...new Set(missing)]).toEqual([]);
});

const leaves = (texts: object, path: string[] = []): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'object' ? leaves(value as object, [...path, name]) : [[...path, name].join('.')],
  );

it('every text of the product is named by the code', () => {
  const named = [...files.values()].flatMap(keysIn);
  const unused = [...catalogues.values()]
    .flatMap((texts) => leaves(texts))
    .filter((key) => !/^(?:ra|resources)\./.test(key))
    // A key whose end is known when the code runs is named by its beginning.
    .filter((key) => !named.some((name) => key === name || (/[./]$/.test(name) && key.startsWith(name))));
  expect(unused).toEqual([]);
});

it('Spanish has every text of react-admin, but for its guessers and its editor of screens: nobody gets there', () => {
  const texts: { ra: Omit<TranslationMessages['ra'], 'guesser' | 'configurable'> } = reactAdmin;
  expect(leaves(texts).length).toBeGreaterThan(100);
});

it('no sentence stands in the code', () => {
  const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
  const spanish = [...files].flatMap(([file, text]) =>
    all(text.replaceAll(comments, ''), /^(.*[áéíóúñ¿¡ÁÉÍÓÚÑ].*)$/gm).map(
      (line) => `${file.slice(SRC.length + 1)}: ${line.trim()}`,
    ),
  );
  expect(spanish).toEqual([]);
});
