import assert from 'node:assert/strict';
import net from 'node:net';
import { test } from 'vitest';
import { startMailSink } from './mail-sink.mjs';

/** Speaks just enough SMTP to hand in one message. */
function deliver(port, to, lines) {
  const commands = [
    'EHLO test',
    'MAIL FROM:<a@example.test>',
    `RCPT TO:<${to}>`,
    'DATA',
    [...lines, '.'].join('\r\n'),
    'QUIT',
  ];
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('data', (data) => {
      // The last line of an answer has a space after its number.
      if (!/^\d{3} /m.test(String(data))) return;
      const command = commands.shift();
      if (command === undefined) resolve(socket.end());
      else socket.write(`${command}\r\n`);
    });
    socket.once('error', reject);
  });
}

test('the mail sink stores mails by recipient, returns them decoded, and deletes them on request', async () => {
  const sink = await startMailSink();
  const port = Number(new URL(sink.smtpUrl).port);
  const head = ['Subject: =?UTF-8?Q?A=C3=B1o?=', 'Content-Type: text/html; charset=utf-8'];
  await deliver(port, 'Ana@example.test', [
    ...head,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<b>=C3=B1</b>',
  ]);
  await deliver(port, 'other@example.test', ['Subject: x', '', 'y']);

  const list = async (query) => (await fetch(`${sink.url}/messages${query}`)).json();
  const [mail, ...more] = await list('?to=ana@EXAMPLE.test');
  assert.equal(more.length, 0);
  assert.equal(mail.subject, 'Año');
  assert.equal(mail.html.trim(), '<b>ñ</b>');
  assert.equal((await list('')).length, 2);
  await fetch(`${sink.url}/messages`, { method: 'DELETE' });
  assert.deepEqual(await list(''), []);
  await sink.stop();
});
