import assert from 'node:assert/strict';
import { test } from 'vitest';
import { parseMessage } from './mime.mjs';

const message = (...lines) => Buffer.from(lines.join('\r\n'));

test('quoted-printable is decoded with soft line breaks and a character split by one', () => {
  const { text } = parseMessage(
    message(
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Candidatura de I=C3=B1aki =E2=82=AC=',
      ' recibida, a=C3=',
      '=B1o 2026   ',
      'a=3Db',
    ),
  );
  assert.equal(text, 'Candidatura de Iñaki € recibida, año 2026\r\na=b');
});

test('subjects in both encodings are decoded and joined as bytes', () => {
  const subject = (value) => parseMessage(message(`Subject: ${value}`, '', '')).subject;
  assert.equal(subject('=?UTF-8?Q?Tu_candidatura_en_selecci=C3=B3n?='), 'Tu candidatura en selección');
  assert.equal(subject('=?UTF-8?B?wqFFbmhvcmFidWVuYSE=?='), '¡Enhorabuena!');
  assert.equal(subject('=?UTF-8?Q?a=C3?=\r\n =?UTF-8?Q?=B1o?= y m=C3=A1s'), 'año y m=C3=A1s');
  assert.equal(subject('=?iso-8859-1?Q?=A1Hola!?= (sin codificar)'), '¡Hola! (sin codificar)');
  assert.equal(subject('Asunto corriente'), 'Asunto corriente');
});

test('text, page and attachment are found in nested multiparts', () => {
  const parsed = parseMessage(
    message(
      'Subject: Entrevista',
      'To: Ana <ana@example.test>',
      'Content-Type: multipart/mixed; boundary="outer"',
      '',
      'for old programs',
      '--outer',
      'Content-Type: multipart/alternative;',
      '\tboundary=inner',
      '',
      '--inner',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Hola ñ',
      '--inner',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('<p>Hola ñ</p>').toString('base64'),
      '--inner--',
      '--outer',
      'Content-Type: text/calendar; charset=utf-8; name=invite.ics',
      "Content-Disposition: attachment; filename*0*=utf-8''invitaci%C3%B3n; filename*1*=.ics",
      '',
      'BEGIN:VCALENDAR',
      '--outer--',
    ),
  );
  assert.equal(parsed.text, 'Hola ñ');
  assert.equal(parsed.html, '<p>Hola ñ</p>');
  assert.deepEqual(parsed.attachments, [
    { filename: 'invitación.ics', contentType: 'text/calendar', text: 'BEGIN:VCALENDAR', size: 15 },
  ]);
  assert.equal(parsed.headers['to'], 'Ana <ana@example.test>');
});

test('a message with line feeds only and one without a body are read', () => {
  assert.equal(parseMessage(Buffer.from('Subject: x\n\nhola')).text, 'hola');
  assert.equal(parseMessage(Buffer.from('Subject: x')).text, '');
});
