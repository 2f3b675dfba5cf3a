import { shortAnswer } from './short-answers.js';

it.each([
  ['BAJA', 'baja'],
  [' Stop! ', 'baja'],
  ['baixa', 'baja'],
  ['Oprește', 'baja'],
  ['إلغاء', 'baja'],
  ['Alta.', 'alta'],
  ['START', 'alta'],
  ['1', 'confirma'],
  ['١', 'confirma'],
  ['1.', 'confirma'],
  ['1️⃣', 'confirma'],
  ['Confirmo', 'confirma'],
  ['Confirmat', 'confirma'],
  ['أؤكد', 'confirma'],
  ['2', 'no_puede'],
  ['NO_PUEDO', 'no_puede'],
  ['2 - no puedo', 'no_puede'],
  ['No puc', 'no_puede'],
  ['I can’t', 'no_puede'],
  ['Nu pot', 'no_puede'],
  ['لا أستطيع', 'no_puede'],
  ['Quiero darme de baja del gimnasio', null],
  ['12', null],
  ['no puedo el martes, ¿el jueves?', null],
  ['confirmo que no voy', null],
  ['', null],
] as const)('%j is the answer %j', (text, answer) => {
  expect(shortAnswer(text)).toBe(answer);
});
