import { create, type Font, type Glyph } from 'fontkit';
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
const loadEuropean = () =>
  loadPair(
    'european',
    '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
    '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf',
  );

/** Each of its glyphs writes one letter. A face with the dots in glyphs of their own loses which letter it was. */
async function loadArabic(): Promise<Face> {
  const face = await loadPair(
    'arabic',
    '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
    '@expo-google-fonts/ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf',
  );
  return { ...face, regular: fromTheRight(face.regular), bold: face.bold && fromTheRight(face.bold) };
}

/**
 * The font with its numbers from left to right, and the letters that one glyph writes (لا) from left to right too:
 * programs that read a PDF turn a line of Arabic round letter by letter. They take its kerning (أكبر) for a space.
 */
function fromTheRight(font: Font): Font {
  const layout: Font['layout'] = (text) => {
    const direction = /^\p{Nd}/u.test(text) ? 'ltr' : 'rtl';
    const run = font.layout(text, { kern: false }, undefined, undefined, direction);
    if (direction === 'rtl') run.glyphs = run.glyphs.map(turned);
    return run;
  };
  return Object.create(font, { layout: { value: layout } }) as Font;
}

// Glyphs belong to the font and are not changed.
const turned = (glyph: Glyph): Glyph =>
  Object.create(glyph, { codePoints: { value: [...glyph.codePoints].reverse() } }) as Glyph;

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
const hanFiles = new Map<string, Promise<Buffer>>();
function hanFile(id: string): Promise<Buffer> {
  const kept = hanFiles.get(id);
  if (kept) return kept;
  const loading = unfoldHan(id);
  hanFiles.set(id, loading);
  return loading;
}

async function unfoldHan(id: string): Promise<Buffer> {
  const folder = dirname(fileOf(`${HAN}/unicode.json`));
  const packed = await readFile(join(folder, 'files', `noto-sans-sc-${id}-wght-normal.woff2`));
  // Each in a turn of its own, so that other requests are answered in between.
  await nextTurn();
  return Buffer.from(await decompress(packed));
}

// A PDF takes of a variable face only its thinnest instance.
const loadHan = async (id: string): Promise<Face> => ({
  name: `han-${id}`,
  regular: create(await hanFile(id)),
  bold: null,
  stroke: { regular: 0.032, bold: 0.075 },
});

const has = ({ regular }: Face, code: number): boolean => regular.hasGlyphForCodePoint(code);

/** It is drawn as nothing, by any face. */
const NON_JOINER = 0x200c;

/**
 * The faces of one document. A font forgets what a letter writes once it was written into a file as a part of
 * another one (the u of ú): the next document needs a new one.
 */
class Faces {
  private readonly opened = new Map<string, Promise<Face>>();

  async find(code: number): Promise<Face | null> {
    const own = await this.open('european', loadEuropean);
    if (has(own, code) || code === NON_JOINER) return own;
    const right = await this.open('arabic', loadArabic);
    if (has(right, code)) return right;
    const part = (await loadHanParts()).find(({ ranges }) => ranges.some(([a, b]) => a <= code && code <= b));
    const face = part ? await this.open(part.id, loadHan) : null;
    return face && has(face, code) ? face : null;
  }

  private open(name: string, load: (name: string) => Promise<Face>): Promise<Face> {
    const face = this.opened.get(name) ?? load(name);
    this.opened.set(name, face);
    return face;
  }
}

export interface FoundFaces {
  /** The face of each character. */
  faces: ReadonlyMap<string, Face>;
  /** Characters that no face has. */
  missing: string[];
}

/** The faces that these texts need, for one document. */
export async function facesFor(text: string): Promise<FoundFaces> {
  const all = new Faces();
  const faces = new Map<string, Face>();
  const missing: string[] = [];
  for (const character of new Set(text.replaceAll('\n', ' '))) {
    const face = await all.find(character.codePointAt(0) ?? 0);
    if (face) faces.set(character, face);
    else missing.push(character);
  }
  return { faces, missing };
}
