import { html, mail, parts, plain, type Specimen, TEXT, TO } from './build.js';

const latin = (text: string, encoding: BufferEncoding = 'latin1'): Buffer => Buffer.from(text, encoding);
const body = (type: string, content: Buffer | string, encoding = '8bit', headers = {}): Buffer =>
  mail({ 'Content-Type': type, 'Content-Transfer-Encoding': encoding, ...headers }, content);
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
const LOGO = Buffer.alloc(900, 1);

/** Charsets, encodings and bodies. */
const TEXTS: readonly Specimen[] = [
  {
    name: 'ISO-8859-1',
    raw: body('text/plain; charset=iso-8859-1', latin('Mañana sí')),
    expected: { text: 'Mañana sí' },
  },
  {
    name: 'Windows-1252 with its quotation marks',
    raw: body('text/plain; charset=windows-1252', Buffer.from([0x93, 0x73, 0xed, 0x94, 0x20, 0x80])),
    expected: { text: '“sí” €' },
  },
  {
    name: 'Windows-1252 that names no charset',
    raw: body('text/plain', latin('Mañana sí')),
    expected: { text: 'Mañana sí' },
  },
  {
    name: 'Windows-1252 without any header of MIME',
    raw: mail({ 'MIME-Version': null }, latin('Mañana sí')),
    expected: { text: 'Mañana sí' },
  },
  {
    name: 'Windows-1252 that calls itself UTF-8, in a part',
    raw: parts('mixed', [{ type: 'text/plain;\r\n charset="utf-8"', content: latin('Mañana sí') }]),
    expected: { text: 'Mañana sí' },
  },
  {
    name: 'UTF-8 that calls itself ISO-8859-1',
    raw: body('text/plain; charset=iso-8859-1', Buffer.from('Mañana sí, «ya» — 20 €')),
    expected: { text: 'Mañana sí, «ya» — 20 €' },
  },
  {
    name: 'UTF-8 that calls itself ASCII, in HTML',
    raw: body('text/html; charset=us-ascii', Buffer.from('<p>Mañana sí</p>')),
    expected: { text: 'Mañana sí' },
  },
  {
    name: 'UTF-8 with a letter that was cut stays as it is',
    raw: body('text/plain; charset=utf-8', Buffer.concat([Buffer.from('Mañana s'), Buffer.from([0xc3])])),
    expected: { text: 'Mañana s\ufffd' },
  },
  {
    name: 'ISO-8859-2, Romanian',
    raw: body('text/plain; charset=iso-8859-2', Buffer.from([0x4d, 0xe2, 0x69, 0x6e, 0x65, 0x20, 0xba])),
    expected: { text: 'Mâine ş' },
  },
  {
    name: 'Windows-1256, Arabic, from right to left',
    raw: body('text/plain; charset=windows-1256', Buffer.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7])),
    expected: { text: 'مرحبا' },
  },
  {
    name: 'UTF-16',
    raw: body('text/plain; charset=utf-16le', Buffer.from('Mañana', 'utf16le').toString('base64'), 'base64'),
    expected: { text: 'Mañana' },
  },
  {
    name: 'KOI8-R',
    raw: body('text/plain; charset=koi8-r', Buffer.from([0xe4, 0xc1])),
    expected: { text: 'Да' },
  },
  {
    name: 'ISO-2022-JP',
    raw: body('text/plain; charset=iso-2022-jp', latin('\x1b$B$O$$\x1b(B')),
    expected: { text: 'はい' },
  },
  {
    name: 'a charset that does not exist',
    raw: body('text/plain; charset=x-none', 'Hola'),
    expected: { text: 'Hola' },
  },
  {
    name: 'quoted-printable with soft breaks',
    raw: body('text/plain; charset=utf-8', 'Ma=C3=B1ana a las diez en la pue=\nrta', 'quoted-printable'),
    expected: { text: 'Mañana a las diez en la puerta' },
  },
  {
    name: 'format=flowed joins its lines',
    raw: body('text/plain; charset=utf-8; format=flowed', 'Puedo ir el martes \npor la mañana.\n\nGracias'),
    expected: { text: 'Puedo ir el martes por la mañana.\n\nGracias' },
  },
  {
    name: 'format=flowed with DelSp',
    raw: body('text/plain; charset=utf-8; format=flowed; delsp=yes', 'Puedo ir el mar \ntes'),
    expected: { text: 'Puedo ir el martes' },
  },
  { name: 'an empty body', raw: plain(''), expected: { text: '', quoted: null, kind: 'mensaje' } },
  { name: 'only blanks', raw: plain(' \n\t\n \n'), expected: { text: '' } },
  {
    name: 'text beside HTML: the text is read',
    raw: parts('alternative', [
      { ...TEXT, content: 'Sí, voy.' },
      { type: 'text/html; charset=utf-8', content: '<p>S&iacute;, <b>voy</b>.</p>' },
    ]),
    expected: { text: 'Sí, voy.', attachments: [] },
  },
  {
    name: 'an empty text beside HTML: the HTML is read',
    raw: parts('alternative', [
      { ...TEXT, content: ' ' },
      { type: 'text/html; charset=utf-8', content: '<div>S&iacute;</div><div>voy</div>' },
    ]),
    expected: { text: 'Sí\nvoy' },
  },
  {
    name: 'HTML with a script, a style and entities',
    raw: html(
      '<style>b{}</style><script>alert(1)</script><p>Ma&ntilde;ana &lt;b&gt; &#x20AC;</p><img src="https://spy.example.com/a.png">',
    ),
    expected: { text: 'Mañana <b> €' },
  },
  {
    name: 'a subject and a name in encoded words',
    raw: plain('Hola', {
      Subject: '=?iso-8859-1?Q?Re:_Tu_candidatura_de_mec=E1nico?=',
      From: '=?utf-8?B?2YXYsdit2KjYpw==?= <Marhaba@Example.com>',
    }),
    expected: {
      subject: 'Re: Tu candidatura de mecánico',
      from: { name: 'مرحبا', address: 'marhaba@example.com' },
    },
  },
  {
    name: 'addresses of delivery',
    raw: plain('Hola', {
      To: 'Zarvia <rrhh@zarvia.example.com>, Otro <otro@example.com>',
      Cc: 'Grupo: a@example.com, b@example.com;',
      'Delivered-To': TO,
    }),
    expected: {
      recipients: ['rrhh@zarvia.example.com', 'otro@example.com', 'a@example.com', 'b@example.com', TO],
    },
  },
  {
    name: 'no Message-ID',
    raw: plain('Hola', { 'Message-ID': null }),
    expected: { messageId: null, text: 'Hola' },
  },
  {
    name: 'References name the conversation, the nearest first',
    raw: plain('Hola', {
      References: '<first@zarvia.example.com> <second@zarvia.example.com>',
      'In-Reply-To': '<third@zarvia.example.com>',
    }),
    expected: {
      answers: ['<third@zarvia.example.com>', '<second@zarvia.example.com>', '<first@zarvia.example.com>'],
    },
  },
  { name: 'a date that is none', raw: plain('Hola', { Date: 'ayer' }), expected: { date: null } },
];

/** Files, pictures and mails in mails. */
const FILES: readonly Specimen[] = [
  {
    name: 'a PDF with a name in Spanish',
    raw: parts('mixed', [
      { ...TEXT, content: 'Mi CV' },
      { type: 'application/pdf', name: '=?utf-8?Q?Curr=C3=ADculum.pdf?=', content: PDF },
    ]),
    expected: { text: 'Mi CV', attachments: [['Currículum.pdf', PDF.length]] },
  },
  {
    name: 'a name after RFC 2231',
    raw: parts('mixed', [
      { ...TEXT, content: 'Mi CV' },
      {
        type: 'application/pdf',
        disposition: "attachment; filename*=utf-8''Curr%C3%ADculum.pdf",
        content: PDF,
      },
    ]),
    expected: { attachments: [['Currículum.pdf', PDF.length]] },
  },
  {
    name: 'a file without a name',
    raw: parts('mixed', [
      { ...TEXT, content: 'Mi CV' },
      { type: 'application/pdf', disposition: 'attachment', content: PDF },
    ]),
    expected: { attachments: [['archivo.pdf', PDF.length]] },
  },
  {
    name: 'a photo that a phone shows in the text',
    raw: parts('mixed', [
      { ...TEXT, content: 'El carné' },
      { type: 'image/jpeg', name: 'IMG_1.jpg', disposition: 'inline', content: LOGO },
    ]),
    expected: { text: 'El carné', attachments: [['IMG_1.jpg', LOGO.length]] },
  },
  {
    name: 'the logo of a signature is no file',
    raw: parts('related', [
      { type: 'text/html; charset=utf-8', content: '<p>Hola</p><img src="cid:logo">' },
      { type: 'image/png', name: 'image001.png', disposition: 'inline', id: 'logo', content: LOGO },
    ]),
    expected: { text: 'Hola', attachments: [] },
  },
  {
    name: 'winmail.dat of Outlook',
    raw: parts('mixed', [
      { ...TEXT, content: 'Adjunto el CV' },
      { type: 'application/ms-tnef', name: 'winmail.dat', content: Buffer.alloc(300, 2) },
    ]),
    expected: { text: 'Adjunto el CV', attachments: [['winmail.dat', 300]] },
  },
  {
    name: 'a forwarded mail with a file in it',
    raw: parts(
      'mixed',
      [
        { ...TEXT, content: 'Te lo paso' },
        {
          type: 'message/rfc822',
          content: parts(
            'mixed',
            [
              { ...TEXT, content: 'El de dentro' },
              { type: 'application/pdf', name: 'dentro.pdf', content: PDF },
            ],
            { Subject: 'CV', 'Content-Type': 'multipart/mixed; boundary="----=_b0"' },
          )
            .toString()
            .replaceAll('----=_b0', '----=_inner'),
        },
      ],
      { Subject: 'Fwd: CV' },
    ),
    expected: {
      text: expect.stringMatching(/^Te lo paso[^]+El de dentro$/u) as string,
      attachments: [['dentro.pdf', PDF.length]],
    },
  },
  {
    name: 'a signature of S/MIME is no file',
    raw: parts('signed; protocol="application/pkcs7-signature"', [
      { ...TEXT, content: 'Firmado' },
      { type: 'application/pkcs7-signature', name: 'smime.p7s', content: LOGO },
    ]),
    expected: { text: 'Firmado', attachments: [] },
  },
  {
    name: 'twenty megabytes',
    raw: parts('mixed', [
      { ...TEXT, content: 'El vídeo' },
      { type: 'video/mp4', name: 'video.mp4', content: Buffer.alloc(14 * 1024 * 1024, 3) },
    ]),
    expected: { text: 'El vídeo', attachments: [['video.mp4', 14 * 1024 * 1024]] },
  },
];

/** What is broken, or made to break something. */
const HOSTILE: readonly Specimen[] = [
  {
    name: 'bare line feeds',
    raw: Buffer.from(plain('Hola\nqué tal').toString().replaceAll('\r\n', '\n')),
    expected: { text: 'Hola\nqué tal' },
  },
  {
    name: 'a boundary that never ends',
    raw: mail({ 'Content-Type': 'multipart/mixed; boundary=x' }, '--x\nContent-Type: text/plain\n\nHola'),
    expected: { text: 'Hola' },
  },
  {
    name: 'half a message',
    raw: parts('mixed', [
      { ...TEXT, content: 'Mi CV' },
      { type: 'application/pdf', name: 'cv.pdf', content: Buffer.alloc(3000, 65) },
    ]).subarray(0, 900),
    expected: { text: 'Mi CV', attachments: [['cv.pdf', expect.any(Number) as number]] },
  },
  {
    name: 'a line break in an encoded subject makes no header',
    raw: plain('Hola', { Subject: '=?utf-8?Q?Hola=0D=0ABcc:_x@example.com?=' }),
    expected: { subject: 'Hola Bcc: x@example.com' },
  },
  {
    name: 'NUL and control characters vanish',
    raw: plain('Ho\0la\u0007 \u001b[31mrojo'),
    expected: { text: 'Hola [31mrojo' },
  },
  {
    name: 'a sender that a server found to be forged',
    raw: plain('Hola', {
      'Authentication-Results':
        'mx.zarvia.example.com; spf=fail; dmarc=fail (p=REJECT) header.from=example.com',
    }),
    expected: { forged: true, kind: 'mensaje' },
  },
  {
    name: 'a sender that a server vouches for',
    raw: plain('Hola', {
      'Authentication-Results': 'mx.zarvia.example.com; dkim=pass; dmarc=pass header.from=example.com',
    }),
    expected: { forged: false },
  },
  {
    name: 'two senders: the first counts, as in every mail program',
    raw: plain('Hola', { From: ['Núria <nuria@example.com>', 'otra@example.com'] }),
    expected: { from: { name: 'Núria', address: 'nuria@example.com' } },
  },
  { name: 'no sender', raw: plain('Hola', { From: null }), expected: { from: { name: '', address: '' } } },
  {
    name: 'an unclosed tag',
    raw: html('<p>Hola <b'),
    expected: { text: expect.stringContaining('Hola') as string },
  },
];

export const SHAPES = [...TEXTS, ...FILES, ...HOSTILE];
