import { sentenceOfMove } from './move-application.js';

const sendFrom = new Date('2027-03-05T09:00:00Z');

it.each([
  ['no message', null, ''],
  ['a message that leaves', { delayed: false, sendFrom, leaves: true }, ' Correo en camino.'],
  [
    'a message that waits',
    { delayed: true, sendFrom, leaves: true },
    ' Correo programado para 5 de marzo de 2027 a las 10:00.',
  ],
  [
    'a message without a mail server',
    { delayed: true, sendFrom, leaves: false },
    ' Correo guardado: falta el servidor de correo.',
  ],
])('a move with %s says what becomes of it', (_kind, mail, sentence) => {
  expect(sentenceOfMove({ to: 'rechazada', phase: null }, mail)).toBe(
    `Candidatura movida a Rechazada.${sentence}`,
  );
});
