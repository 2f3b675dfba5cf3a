import { create, type Font } from 'fontkit';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { decompress } from 'wawoff2';

/** A face in its two weights. */
export interface Face {
  /** As the document registers it. */
  name: string;
  regular: Font;
  /** Null: the face has one weight only, and outlined letters replace bold. */
  bold: Font | null;
  /** Width of that line by the size of the letters. */
  stroke: { regular: number; bold: number };
}

const { resolve: fileOf } = createRequire(import.meta.url);
const load = async (file: string): Promise<Font> => create(await readFile(fileOf(file)));

async function loadPair(name: string, regular: string, bold: string): Promise<Face> {
  const [one, other] = await Promise.all([load(regular), load(bold)]);
  return { name, regular: one, bold: other, stroke: { regular: 0, bold: 0 } };
}

/** Latin, Greek, Cyrillic. */
let european: Promise<Face> | undefined;
const loadEuropean = () =>
  (european ??= loadPair(
    'european',
    '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
    '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf',
  ));

let arabic: Promise<Face> | undefined;
const loadArabic = () =>
  (arabic ??= loadPair(
    'arabic',
    '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
    '@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  ));

const HAN = '@fontsource-variable/noto-sans-sc';

interface Part {
  id: string;
  ranges: [number, number][];
}

/** The about hundred parts of the Chinese face, with their characters. */
let hanParts: Promise<Part[]> | undefined;
const loadHanParts = () =>
  (hanParts ??= readFile(fileOf(`${HAN}/unicode.json`), 'utf8').then((text) =>
    Object.entries(JSON.parse(text) as Record<string, string>)
      .filter(([key]) => /^\[\d+\]$/.test(key))
      .map(([key, ranges]) => ({ id: key.slice(1, -1), ranges: ranges.split(',').map(rangeOf) })),
  ));

function rangeOf(text: string): [number, number] {
  const [from = '', to = from] = text.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

/** Kept, as unfolding one takes some 40 ms. */
const hanFaces = new Map<string, Promise<Face>>();
function loadHan(id: string): Promise<Face> {
  const kept = hanFaces.get(id);
  if (kept) return kept;
  const loading = unfoldHan(id);
  hanFaces.set(id, loading);
  return loading;
}

async function unfoldHan(id: string): Promise<Face> {
  const folder = dirname(fileOf(`${HAN}/unicode.json`));
  const packed = await readFile(join(folder, 'files', `noto-sans-sc-${id}-wght-normal.woff2`));
  // Each in a turn of its own, so that other requests are answered in between.
  await nextTurn();
  const regular = create(Buffer.from(await decompress(packed)));
  // A PDF takes of a variable face only its thinnest instance.
  return { name: `han-${id}`, regular, bold: null, stroke: { regular: 0.032, bold: 0.075 } };
}

const has = ({ regular }: Face, code: number): boolean => regular.hasGlyphForCodePoint(code);

async function findFace(code: number): Promise<Face | null> {
  const own = await loadEuropean();
  if (has(own, code)) return own;
  const right = await loadArabic();
  if (has(right, code)) return right;
  const part = (await loadHanParts()).find(({ ranges }) => ranges.some(([a, b]) => a <= code && code <= b));
  const face = part ? await loadHan(part.id) : null;
  return face && has(face, code) ? face : null;
}

export interface FoundFaces {
  /** The face of each character. */
  faces: ReadonlyMap<string, Face>;
  /** Characters that no face has. */
  missing: string[];
}

/** The faces that these texts need. */
export async function facesFor(text: string): Promise<FoundFaces> {
  const faces = new Map<string, Face>();
  const missing: string[] = [];
  for (const character of new Set(text.replaceAll('\n', ' '))) {
    const face = await findFace(character.codePointAt(0) ?? 0);
    if (face) faces.set(character, face);
    else missing.push(character);
  }
  return { faces, missing };
}
