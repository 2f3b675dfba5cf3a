import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Sandbox } from '../../../platform/files/sandbox/sandbox.js';
import { CvReader, cvReaderSettings } from '../cv/reading/cv-reader.js';
import { drawCv } from './written-cv-layout.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'written-cv-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const reader = new CvReader(new Sandbox(), cvReaderSettings());

async function readBack(name: string, text: string): Promise<string> {
  const path = join(folder, 'cv');
  const day = new Date('2026-03-02');
  const sections = [{ title: 'Experiencia', text }];
  writeFileSync(path, await drawCv({ name, looksFor: [], contact: [], sections, day }));
  return (await reader.readWhole({ path, type: 'application/pdf' })) ?? '';
}

/** Words as a search compares them, without the vowels of Arabic. */
const wordsOf = (text: string): string[] =>
  text.replaceAll(/[\u064B-\u0652]/g, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

it.each([
  ['Spanish', 'Íñigo Núñez', 'Ocho años en Móstoles: portavehículos y grúa. Ofimática fluida, 25 € por día'],
  ['Catalan', 'Núria Solà', 'Conductora a l’Hospitalet, col·legi, vuit anys. Fluïdesa, afligit'],
  ['Romanian', 'Ștefan Țăranu', 'Șofer în București și Iași, ĂÂÎȘȚ ăâîșț. Şoferul ţării'],
  ['Polish, Turkish and Vietnamese', 'Łukasz Żółć', 'İstanbul’da şoför, Nguyễn Thị Hồng'],
  ['Greek', 'Γιώργος Παπαδόπουλος', 'Οδηγός φορτηγού στην Αθήνα'],
  ['Ukrainian', 'Олексій Їжак', 'Водій вантажівки, Київ'],
  [
    'Arabic',
    'العلوي محمد',
    'عملت سائق شاحنة في الدار البيضاء لمدة 5 سنوات مع شركة نقل. رخصة لا تزال صالحة، لأن الإسلام والآن أكبر وأكاديمية، جداً ومُحَمَّد',
  ],
  ['every letter of Arabic', 'ءآأؤإئابةتثجح', 'خدذرزسشصضطظع غفقكلمنهوىي بببب هههه ععع ككك ييي للا لآ لأ لإ الله'],
  [
    'Arabic with Spanish and numbers',
    'محمد García',
    'شركة Transportes Núñez من 2015 إلى 2020، رخصة C+E منذ ٢٥ سنة',
  ],
  ['Spanish with Arabic', 'José محمد العلوي', 'Me llamo محمد العلوي y tengo 25 años'],
  ['Persian', 'پژوهش گرجی', 'راننده کامیون چهار سال ۲۵'],
])('the CV that is written in %s is read as it was typed', async (_script, name, text) => {
  const read = wordsOf(await readBack(name, text));
  expect(read.slice(0, wordsOf(name).length)).toEqual(wordsOf(name));
  expect(read.slice(-wordsOf(text).length)).toEqual(wordsOf(text));
});

// Characters of this face come from several files, with a space between them or not.
it('the CV that is written in Chinese has the characters in their order', async () => {
  const read = await readBack('王小明', '我是卡车司机，住在巴塞罗那。');
  expect(read.replaceAll(/[^\p{L}]/gu, '')).toBe('王小明Experiencia我是卡车司机住在巴塞罗那');
});

it('a CV with accents leaves the letters of the next one readable', async () => {
  await readBack('Áéíóúñç', 'ÁÉÍÓÚÑÇ àèìòù');
  expect(wordsOf(await readBack('Aeiounc', 'AEIOUNC aeiou'))).toEqual([
    'Aeiounc',
    'Experiencia',
    'AEIOUNC',
    'aeiou',
  ]);
});
