import { decimalDigits } from '@hiring/contract';

/** What a whole message of a word or two asks for. */
export type ShortAnswer = 'baja' | 'alta' | 'confirma' | 'no_puede';

/** In Spanish, Catalan, English, Romanian and Arabic. */
const WORDS: Readonly<Record<ShortAnswer, readonly string[]>> = {
  baja: [
    'baja',
    'darme de baja',
    'stop',
    'baixa',
    'unsubscribe',
    'dezabonare',
    'opreste',
    'إيقاف',
    'توقف',
    'إلغاء',
    'إلغاء الاشتراك',
    'baja por favor',
    'stop por favor',
    'dadme de baja',
    'dame de baja',
    'quiero darme de baja',
    'no quiero más mensajes',
    'no quiero recibir más mensajes',
    'no más mensajes',
    'no me escribáis más',
    'no me escriban más',
    'no me enviéis más mensajes',
    'baixa si us plau',
    'vull donar-me de baixa',
    'no vull més missatges',
    'no vull rebre més missatges',
    'stop please',
    'please stop',
    'no more messages',
    'vreau să mă dezabonez',
    'nu mai vreau mesaje',
    'لا أريد المزيد من الرسائل',
  ],
  alta: ['alta', 'start', 'abonare', 'ابدأ', 'اشتراك'],
  confirma: [
    '1',
    'confirmo',
    'sí confirmo',
    'confirmado',
    'yes i confirm',
    'i confirm',
    '1 confirmo',
    'confirm',
    '1 confirm',
    'confirmat',
    'da confirm',
    'أؤكد',
    '1 أؤكد',
  ],
  no_puede: [
    '2',
    'no puedo',
    '2 no puedo',
    'no puc',
    '2 no puc',
    'i cant',
    'cant',
    'i cannot',
    '2 i cant',
    '2 i cannot',
    'nu pot',
    '2 nu pot',
    'لا أستطيع',
    '2 لا أستطيع',
    'لا يمكنني',
    '2 لا يمكنني',
  ],
};

/** Without case, accents, signs and repeated blanks; other digits as 0 to 9. */
const plain = (text: string): string =>
  decimalDigits(text)
    .normalize('NFKD')
    .replace(/['’\p{M}\p{Cf}]/gu, '')
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim()
    .toLowerCase();

const ANSWERS = new Map(
  Object.entries(WORDS).flatMap(([answer, words]) =>
    words.map((word) => [plain(word), answer as ShortAnswer]),
  ),
);

/** The answer that a text is as a whole; null: it is another message. */
export const shortAnswer = (text: string): ShortAnswer | null =>
  text.length > 60 ? null : (ANSWERS.get(plain(text)) ?? null);
