import { THREAD_LIMITS } from '@hiring/contract';
import { messageOf } from './message-of-mail.js';

it.each([
  ['Re: Tu candidatura', 'Sí', 'Sí'],
  ['RE: RV: Tu candidatura', 'Sí', 'Sí'],
  ['AW: Tu candidatura', 'Sí', 'Sí'],
  ['RES: A tua candidatura', 'Posso', 'Posso'],
  ['RĂSP: Candidatura', 'Da', 'Da'],
  ['رد: طلبك', 'نعم', 'نعم'],
  ['No puedo ir mañana', '', 'No puedo ir mañana'],
  ['No puedo ir mañana', 'Lo siento', 'No puedo ir mañana\n\nLo siento'],
  ['Re: Tu candidatura', '', '(Sin texto)'],
  ['', '', '(Sin texto)'],
])('a mail with subject %j and text %j says %j', (subject, text, said) => {
  expect(messageOf({ subject, text, quoted: null })).toEqual({ text: said, quoted: null });
});

it('a long mail is kept whole: what a message has no room for is folded with the quoted one', () => {
  const text = 'ñ'.repeat(THREAD_LIMITS.text + 10);
  const message = messageOf({ subject: 'Re: x', text, quoted: '> Hola' });
  expect(message.text).toHaveLength(THREAD_LIMITS.text);
  expect(message.quoted).toBe(`…${'ñ'.repeat(12)}\n\n> Hola`);
});
