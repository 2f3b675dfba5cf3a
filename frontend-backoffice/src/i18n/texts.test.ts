import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const SRC = resolve(import.meta.dirname, '..');
const CATALOGUES = join(SRC, 'i18n/es');

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

/** The keys, or the beginnings of keys, that a file names. */
const keysIn = (text: string) => [
  ...all(text, /translate\(\s*['"`]([\w./-]+)/g),
  ...all(text, /['"`](resources\.[\w./-]+)/g),
];

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

const has = (texts: unknown, key: string): boolean => {
  const [first = '', ...rest] = key.split('.');
  if (first === '') return true;
  if (typeof texts !== 'object' || texts === null) return rest.length === 0 && key === '';
  const value = (texts as Record<string, unknown>)[first];
  if (rest.length > 0) return value !== undefined && has(value, rest.join('.'));
  // The beginning of a key whose end is known when it runs.
  return Object.keys(texts).some((name) => name.startsWith(first));
};

const catalogues = new Map(
  await Promise.all(
    readdirSync(CATALOGUES).map(async (name) => {
      const file = join(CATALOGUES, name);
      return [file, Object.values((await import(file)) as object)] as const;
    }),
  ),
);
const ownerOf = (key: string) =>
  [...catalogues].find(([, exported]) => exported.some((texts) => has(texts, key)))?.[0];

const start = readWith(join(SRC, 'main.tsx'));
const entries = [...new Set([...files.keys()].flatMap((file) => found(file, LATER)))];

it('every text that the code names is in a catalogue', () => {
  const missing = [...files].flatMap(([file, text]) =>
    file.startsWith(CATALOGUES) ? [] : keysIn(text).filter((key) => !ownerOf(key)),
  );
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
