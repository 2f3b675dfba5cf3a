import { DRIVING_LICENCES, type DrivingLicence } from '@hiring/contract';

const CLASS = String.raw`(?:AM|A1|A2|A|BTP|B ?\+ ?E|BE|B|C1 ?\+ ?E|C1E|C1|C ?\+ ?E|CE|C|D1 ?\+ ?E|D1E|D1|D ?\+ ?E|DE(?! ?\p{L}{2})|D)(?![\p{L}\d+]|-[\p{L}\d]|[ -]?I{2,3}(?!\p{L}))`;
/** Licences in Spanish, Catalan, English, Romanian, Portuguese, French and Arabic. */
const KEYWORD = String.raw`(?:permisos?(?: de conducir| de conducci[oó]n| de circulaci[oó]n)?|permís(?:os)? de condu(?:ir|cció)|carn[eé]ts?|carn[eé]s?|licencias?|permis(?:e|ul|ele|os|ie)?(?:\(e\))?(?: auto)?|carta(?:s)? de condução|carta(?:s)? de condu[cç][aã]o|driv(?:ing|er[’']?s?) licen[cs]es?|driving permit|licen[cs]es?|conducir|conduir|رخصة (?:ال)?(?:سياقة|قيادة)|رخص (?:ال)?(?:سياقة|قيادة))`;
/** Words and punctuation between the keyword and the classes. */
const FILLER = String.raw`(?:[\s:;,.(·•|–-]|de(?= )|conducir|conducción|conduccion|conduir|conducció|conducere|conduire|auto|del? vehículos?|del? vehicles?|de ligeiros|de pesados|full|clean|european|eu|tipos?|tipus|types?|clases?|classes?|class|categorías?|categorias?|categories|categoria|categoriile|category|categ?\.|cat\.|cat[eé]gories?|europeo|español|española|espanyol|spaniolă|spanish|vigente|en vigor|válido|صنف|فئة|من|نوع)`;
const SEPARATOR = String.raw`(?:\s?\([^)\n]{0,30}\))?(?:[\s,;/·•|&+–-]|(?<!\p{L})(?:y|i|e|și|si|and|et|plus|و)(?!\p{L})){1,6}(?:(?:carn[eé]ts?|clases?|categor[ií]as?|permisos?|tipos?) )?`;
const LISTED = new RegExp(
  `(?<!\\p{L})${KEYWORD}(?!\\p{L})${FILLER}{0,16}(${CLASS}(?:${SEPARATOR}${CLASS}){0,13})`,
  'giu',
);
/** "Category C+E driving licence", "Clases B, C y D". */
const CLASSES_FIRST = new RegExp(
  `(?<!\\p{L})(?:clases?|categor(?:y|ies|ías?|ias?|ia|iile)|class(?:es)?) (?:permis:? )?(${CLASS}(?:${SEPARATOR}${CLASS}){0,13})`,
  'giu',
);
const LICENCE_WORD = /permi|carn[eé]|licen[cs]|condu[cit]|driv|رخصة/iu;
const EACH = new RegExp(`(?<![\\p{L}\\d])${CLASS}(?:\\s?\\(([^)\\n]{0,30})\\))?`, 'gu');

/** Licences that are not held, not yet or no longer. */
const NOT_HELD =
  /(?<!\p{L})(?:sin|no|not?|without|sense|fără|fara|nu|não|nao|sem|pas de|sans|sacándome|sacando|obteniendo|estudiando|próximamente|pendiente)(?!\p{L})[^.,;\n]{0,24}$/iu;
const TO_COME =
  /^[^.;\n]{0,12}(?<!\p{L})(?:en trámite|en tramite|en proceso|en curso|pendiente|próximamente|in progress|pending|caducad[oa]|retirad[oa]|expired|suspendid[oa]|sin renovar|no)(?!\p{L})/iu;
/** Licences of countries whose classes are others, unless they were exchanged. */
const ELSEWHERE =
  /(?<!\p{L})(?:per[uú]|peruan[oa]|brevete|maroc\p{L}*|marroqu[ií]\p{L}*|marruecos|morocc\p{L}*|argentin[oa]|colombian[oa]|colombia|venezolan[oa]|venezuela|ecuatorian[oa]|ecuador|bolivian[oa]|dominican[oa]|pakistan\p{L}*|indian|senegal\p{L}*|المغربية|مغربية|المغرب)(?!\p{L})/iu;
const EXCHANGED =
  /(?<!\p{L})(?:canje\p{L}*|homologad[oa]s?|convalidad[oa]s?|exchanged|bescanviat|échangé)(?!\p{L})/iu;
/** Said of this licence, not of another one in its line. */
const OF_HERE = /(?<!\p{L})(?:español|espanyol|spanish|spaniol|espanhol|europe[ou]|european|eu)/iu;

/** Driving licence classes of Spain and the EU that the owner holds, in their usual order. */
export function licencesIn(text: string): DrivingLicence[] {
  const found = new Set<string>();
  for (const pattern of [LISTED, CLASSES_FIRST]) {
    for (const match of text.matchAll(pattern)) {
      const listed = match[1] ?? '';
      const at = match.index;
      const around = lineAround(text, at, at + match[0].length);
      // "Clase C" may be a class of something else.
      if (pattern === CLASSES_FIRST && !LICENCE_WORD.test(around) && listed.length < 4) continue;
      if (NOT_HELD.test(text.slice(Math.max(0, at - 40), at))) continue;
      if (ELSEWHERE.test(around) && !EXCHANGED.test(around) && !OF_HERE.test(match[0])) continue;
      const to = at + match[0].length;
      const after = text.slice(to, to + 40);
      // Classes are written in capitals; a small "a" or "c" is a word.
      const classes = [...listed.matchAll(EACH)];
      classes.forEach(([one, note], n) => {
        const rest = n === classes.length - 1 ? after : '';
        if (!TO_COME.test(note ?? '') && !TO_COME.test(rest))
          found.add(one.replace(/\s*\(.*$/, '').replace(/[ +]/g, ''));
      });
    }
  }
  return DRIVING_LICENCES.filter((one) => found.has(one));
}

function lineAround(text: string, from: number, to: number): string {
  const end = text.indexOf('\n', to);
  return text.slice(text.lastIndexOf('\n', from) + 1, end === -1 ? to + 200 : end).slice(0, 400);
}
