import type { Face } from './cv-faces.js';
import { linesOf } from './cv-lines.js';

const face = (name: string): Face => ({ name }) as Face;
const [own, arabic, han] = [face('european'), face('arabic'), face('han-1')];
const measure = {
  faceOf: (character: string) => {
    if (/\p{Script=Arabic}/u.test(character)) return arabic;
    return /\p{Script=Han}/u.test(character) ? han : own;
  },
  widthOf: (text: string) => [...text].length,
};
const shown = (text: string, width: number) =>
  linesOf(text, width, measure).map(({ pieces, fromRight }) => [
    pieces.map((piece) => piece.text),
    fromRight,
  ]);

it('a line breaks after a space, or inside a word that is too long', () => {
  expect(shown('uno dos tres', 7)).toEqual([
    [['uno dos'], false],
    [['tres'], false],
  ]);
  expect(shown('abcdefgh ij', 5)).toEqual([
    [['abcde'], false],
    [['fgh'], false],
    [['ij'], false],
  ]);
  expect(shown('uno\n\ndos', 9)).toEqual([
    [['uno'], false],
    [[], false],
    [['dos'], false],
  ]);
});

it('Chinese text breaks between any two characters', () => {
  expect(shown('我是卡车司机', 4)).toEqual([
    [['我是卡车'], false],
    [['司机'], false],
  ]);
});

it('Arabic text runs from right to left, and the numbers in it from left to right', () => {
  expect(shown('محمد 25 العلوي', 40)).toEqual([[['العلوي', ' ', '25', ' ', 'محمد'], true]]);
  expect(shown('Me llamo محمد العلوي.', 40)).toEqual([[['Me llamo ', 'العلوي', ' ', 'محمد', '.'], false]]);
});

it('in a document that runs from right to left, a line does so whatever its first letter is', () => {
  const line = linesOf('Nocturnidad: محمد', 40, { ...measure, direction: 'rtl' });
  expect(line.map(({ pieces, fromRight }) => [pieces.map(({ text }) => text), fromRight])).toEqual([
    [['محمد', ' :', 'Nocturnidad'], true],
  ]);
});
