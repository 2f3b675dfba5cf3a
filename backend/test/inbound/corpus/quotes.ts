import { html, plain, type Specimen } from './build.js';

const ANSWER = 'Sí, puedo el martes.\n\nGracias';
const ASKED = '¿Puedes venir el martes?';
const QUOTE = `> Hola, Núria:\n>\n> ${ASKED}`;

/** The line above the quoted message, by program and language. */
const ATTRIBUTIONS: Readonly<Record<string, string>> = {
  'Gmail, Spanish': 'El mar, 3 nov 2026 a las 10:00, Zarvia (<seleccion@zarvia.example.com>) escribió:',
  'Gmail, Spanish, broken in two':
    'El mar, 3 nov 2026 a las 10:00, Equipo de selección de Zarvia (<\nseleccion@zarvia.example.com>) escribió:',
  'Gmail, Catalan':
    'Missatge de Zarvia <seleccion@zarvia.example.com> del dia dt., 3 de nov. 2026 a les 10:00:',
  'Gmail, English': 'On Tue, Nov 3, 2026 at 10:00 AM Zarvia <seleccion@zarvia.example.com> wrote:',
  'Gmail, Romanian': 'În mar., 3 nov. 2026 la 10:00, Zarvia <seleccion@zarvia.example.com> a scris:',
  'Gmail, Arabic':
    'في الثلاثاء، ٣ نوفمبر ٢٠٢٦ في ١٠:٠٠ ص تمت كتابة ما يلي بواسطة \u202aZarvia\u202c\u200f <\u202aseleccion@zarvia.example.com\u202c\u200f>:',
  'Gmail, French': 'Le mar. 3 nov. 2026 à 10:00, Zarvia <seleccion@zarvia.example.com> a écrit :',
  'Gmail, German': 'Am Di., 3. Nov. 2026 um 10:00 Uhr schrieb Zarvia <seleccion@zarvia.example.com>:',
  'Gmail, Portuguese': 'Em ter., 3 de nov. de 2026 às 10:00, Zarvia <seleccion@zarvia.example.com> escreveu:',
  'Gmail, Portuguese of Portugal':
    'Zarvia <seleccion@zarvia.example.com> escreveu (terça, 3/11/2026 à(s) 10:00):',
  'Gmail, Galician': 'O mar, 3 nov 2026 ás 10:00, Zarvia (<seleccion@zarvia.example.com>) escribiu:',
  'Apple Mail, Catalan':
    'El dia 3 nov. 2026, a les 10:00, Zarvia <seleccion@zarvia.example.com> va escriure:',
  'Apple Mail, English': 'On 3 Nov 2026, at 10:00, Zarvia <seleccion@zarvia.example.com> wrote:',
  'Apple Mail, Romanian': 'Pe 3 nov. 2026, la 10:00, Zarvia <seleccion@zarvia.example.com> a scris:',
  'Apple Mail, Arabic': 'في ٣ نوفمبر ٢٠٢٦، الساعة ١٠:٠٠، كتب Zarvia <seleccion@zarvia.example.com>:',
  'Thunderbird, German': 'Am 03.11.26 um 10:00 schrieb Zarvia:',
  'Thunderbird, Portuguese of Portugal': 'Às 10:00 de 03/11/2026, Zarvia escreveu:',
  'Gmail, Portuguese of Portugal, on a phone':
    'Zarvia <seleccion@zarvia.example.com> escreveu no dia terça, 3/11/2026 à(s) 10:00:',
  'Gmail, Romanian, on a phone': 'mar., 3 nov. 2026, 10:00 Zarvia <seleccion@zarvia.example.com> a scris:',
  'Gmail, Ukrainian': 'вт, 3 лист. 2026 р. о 10:00 Zarvia <seleccion@zarvia.example.com> пише:',
  'Gmail, Russian, broken in two':
    'вт, 3 нояб. 2026 г. в 10:00, Equipo de selección de Zarvia <\nseleccion@zarvia.example.com>:',
  'Gmail, Polish': 'wt., 3 lis 2026 o 10:00 Zarvia <seleccion@zarvia.example.com> napisał(a):',
  'Gmail, Italian':
    'Il giorno mar 3 nov 2026 alle ore 10:00 Zarvia <seleccion@zarvia.example.com> ha scritto:',
  'Yahoo, German':
    'Am Dienstag, 3. November 2026 um 10:00:00 MEZ hat Zarvia <seleccion@zarvia.example.com> Folgendes geschrieben:',
  'Zoho, Spanish':
    '---- El mar, 03 nov 2026 10:00:00 +0100 Zarvia <seleccion@zarvia.example.com> escribió ----',
  'Thunderbird, Portuguese': 'Em 03/11/2026 10:00, Zarvia escreveu:',
};

/** The headers that Outlook repeats, by language. */
const HEADERS: Readonly<Record<string, readonly [from: string, sent: string, to: string, subject: string]>> =
  {
    Spanish: ['De', 'Enviado', 'Para', 'Asunto'],
    Catalan: ['De', 'Enviat el', 'Per a', 'Assumpte'],
    English: ['From', 'Sent', 'To', 'Subject'],
    Romanian: ['De la', 'Trimis', 'Către', 'Subiect'],
    Arabic: ['من', 'تم الإرسال', 'إلى', 'الموضوع'],
    French: ['De', 'Envoyé', 'À', 'Objet'],
    German: ['Von', 'Gesendet', 'An', 'Betreff'],
    Portuguese: ['De', 'Enviada em', 'Para', 'Assunto'],
  };
const outlook = ([from, sent, to, subject]: readonly string[]): string =>
  [
    '________________________________',
    `${from}: Zarvia <seleccion@zarvia.example.com>`,
    `${sent}: martes, 3 de noviembre de 2026 10:00`,
    `${to}: Núria Puig`,
    `${subject}: Tu candidatura`,
    '',
    ASKED,
  ].join('\n');

const SEPARATORS: Readonly<Record<string, string>> = {
  'Android, Spanish': '-------- Mensaje original --------',
  'Android, Catalan': '-------- Missatge original --------',
  'Outlook 2010, English': '-----Original Message-----',
  'Android, Romanian': '-------- Mesaj original --------',
  'Android, Arabic': '-------- الرسالة الأصلية --------',
  'Android, French': "-------- Message d'origine --------",
  'Android, German': '-------- Ursprüngliche Nachricht --------',
  'Android, Portuguese': '-------- Mensagem original --------',
};

const folded = (name: string, below: string): Specimen => ({
  name: `${name} above a quote`,
  raw: plain(`${ANSWER}\n\n${below}\n`),
  expected: { kind: 'mensaje', text: ANSWER, quoted: below },
});

export const QUOTES: readonly Specimen[] = [
  ...Object.entries(ATTRIBUTIONS).map(([name, line]) => folded(name, `${line}\n\n${QUOTE}`)),
  ...Object.entries(HEADERS).map(([name, words]) => folded(`Outlook, ${name}`, outlook(words))),
  ...Object.entries(SEPARATORS).map(([name, line]) =>
    folded(name, `${line}\nDe: Zarvia\nFecha: 3/11/26 10:00\n\n${ASKED}`),
  ),
  folded(
    'GMX, the date first,',
    `Gesendet: Dienstag, 3. November 2026 um 10:00 Uhr\nVon: "Zarvia" <s@zarvia.example.com>\nAn: n@example.com\nBetreff: Tu candidatura\n\n${ASKED}`,
  ),
  {
    name: 'a line with an address and an hour that nothing quoted follows is the writer’s own',
    raw: plain(
      'El 3/11/2026 a las 10:00 estoy. Escribid también a Marta <marta@example.com>:\nella conduce.\n',
    ),
    expected: {
      text: 'El 3/11/2026 a las 10:00 estoy. Escribid también a Marta <marta@example.com>:\nella conduce.',
      quoted: null,
    },
  },
  {
    name: 'an iPhone quotes the attribution too',
    raw: plain(
      `${ANSWER}\n\nEnviado desde mi iPhone\n\n> El 3 nov 2026, a las 10:00, Zarvia escribió:\n> \n${QUOTE}\n`,
    ),
    expected: {
      text: `${ANSWER}\n\nEnviado desde mi iPhone`,
      quoted: `> El 3 nov 2026, a las 10:00, Zarvia escribió:\n>\n${QUOTE}`,
    },
  },
  {
    name: 'an answer below the quote',
    raw: plain(`El mar, 3 nov 2026 a las 10:00, Zarvia escribió:\n${QUOTE}\n\n${ANSWER}\n`),
    expected: { text: ANSWER, quoted: `El mar, 3 nov 2026 a las 10:00, Zarvia escribió:\n${QUOTE}` },
  },
  {
    name: 'answers between the quoted lines stay with them',
    raw: plain(`Hola\n\n> ¿Puedes el martes?\nSí\n> ¿Tienes el CAP?\nTambién\n`),
    expected: { text: `Hola\n\n> ¿Puedes el martes?\nSí\n> ¿Tienes el CAP?\nTambién`, quoted: null },
  },
  {
    name: 'a mail that is a quote and nothing else is not hidden',
    raw: plain(`${QUOTE}\n`),
    expected: { text: QUOTE, quoted: null },
  },
  {
    name: 'a sentence that says who wrote is no attribution',
    raw: plain('El director me escribió:\nque fuera el martes.\n'),
    expected: { text: 'El director me escribió:\nque fuera el martes.', quoted: null },
  },
  {
    name: 'a sentence that says who wrote on which day is no attribution',
    raw: plain('Hola.\nEl martes 3 Marta me escribió:\nque fuera el jueves, y no puedo.\n'),
    expected: {
      text: 'Hola.\nEl martes 3 Marta me escribió:\nque fuera el jueves, y no puedo.',
      quoted: null,
    },
  },
  {
    name: 'the headers of a forwarded message are its content',
    raw: plain(`Mira esto:\n\n${outlook(HEADERS.Spanish ?? [])}\n`, { Subject: 'RV: Oferta' }),
    expected: {
      text: `Mira esto:\n\n${outlook(HEADERS.Spanish ?? [])}`,
      quoted: null,
      subject: 'RV: Oferta',
    },
  },
  {
    name: 'Gmail writes HTML only',
    raw: html(
      `<div dir="ltr">Sí, puedo el martes.<div><br></div><div>Gracias</div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">El mar, 3 nov 2026 a las 10:00, Zarvia (&lt;<a href="mailto:seleccion@zarvia.example.com">seleccion@zarvia.example.com</a>&gt;) escribi&oacute;:<br></div><blockquote class="gmail_quote"><div>Hola, N&uacute;ria:</div></blockquote></div>`,
    ),
    expected: {
      text: ANSWER,
      quoted: expect.stringMatching(
        /^El mar, 3 nov 2026[^]+escribió:\s[>\s]*> Hola, Núria:[>\s]*$/u,
      ) as string,
    },
  },
  {
    name: 'a link is followed by its address, unless that is what it says',
    raw: html(
      `<p>Mi perfil: <a class="x" href="https://example.com/p?a=1&amp;b=2" target="_blank"><b>aqu&iacute;</b></a> y <a href="https://example.com/">example.com</a>, <a href="mailto:n@example.com">n@example.com</a></p>`,
    ),
    expected: {
      text: 'Mi perfil: aquí (https://example.com/p?a=1&b=2) y example.com, n@example.com',
      quoted: null,
    },
  },
  {
    name: 'Outlook writes HTML only',
    raw: html(
      `<html><head><style>p {margin:0}</style></head><body><p>S&iacute;, puedo.</p><hr><div id="divRplyFwdMsg"><b>De:</b> Zarvia &lt;s@zarvia.example.com&gt;<br><b>Enviado:</b> martes<br><b>Asunto:</b> Tu candidatura</div><p>Hola</p></body></html>`,
    ),
    expected: { text: 'Sí, puedo.', quoted: expect.stringContaining('De: Zarvia') as string },
  },
];
