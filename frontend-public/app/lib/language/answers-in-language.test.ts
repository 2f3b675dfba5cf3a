import { answerText, INTERVIEW_ESTADO_LABEL, listText, readWordsFrom, setFormats } from '@hiring/contract';
import { WORDS } from '@hiring/contract/words';
import { afterEach, expect, it } from 'vitest';

const say = (language: 'ar' | 'ro') => {
  readWordsFrom((text) => WORDS[language][text]);
  setFormats({ language, timezone: 'Europe/Madrid' });
};
afterEach(() => {
  readWordsFrom(() => undefined);
  setFormats({ language: 'es', timezone: 'Europe/Madrid' });
});

it('units that we know, states of interviews and commas are those of the language', () => {
  expect([answerText(2, 'años'), INTERVIEW_ESTADO_LABEL.confirmada, listText(['a', 'b'])]).toEqual([
    '2 años',
    'Confirmada',
    'a, b',
  ]);
  say('ro');
  expect([answerText(2.5, 'años'), INTERVIEW_ESTADO_LABEL.cancelada]).toEqual(['2,5 ani', 'Anulat']);
  say('ar');
  expect([answerText(['C', 'C+E']), INTERVIEW_ESTADO_LABEL.programada]).toEqual([
    'C، C+E',
    WORDS.ar['Programada'],
  ]);
  // What human resources wrote themselves stays.
  expect(answerText(3, 'remolques')).toMatch(/ remolques$/);
});
