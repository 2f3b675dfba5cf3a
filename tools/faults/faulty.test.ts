/** Checks what scenarios rely on: the fake servers fail as described, and the TCP proxy keeps its address. */
import assert from 'node:assert/strict';
import net from 'node:net';
import test from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Door } from './world/door.ts';
import { FaultyMailServer } from './world/mail-server.ts';
import { FaultyStore } from './world/store.ts';

/** Ends a test that hangs; not a measure of speed. */
const LONG_MS = 30_000;

/**
 * @param lines sent one after each answer
 * @param withinMs how long the end of the connection is awaited
 * @returns everything received
 */
async function talk(port: number, lines: string[], withinMs = LONG_MS): Promise<string> {
  const socket = net.connect({ port, host: '127.0.0.1' });
  let said = '';
  const left = [...lines];
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    said += chunk;
    const next = left.shift();
    if (next) socket.write(next);
  });
  socket.on('error', () => {});
  await Promise.race([
    new Promise((resolve) => socket.once('close', resolve)),
    sleep(withinMs, undefined, { ref: false }),
  ]);
  socket.destroy();
  return said;
}

/** @returns when the check passes */
async function holds(check: () => boolean): Promise<void> {
  for (let waited = 0; !check(); waited += 10) {
    assert.ok(waited < LONG_MS, 'what the test waits for did not come');
    await sleep(10);
  }
}

const LETTER = [
  'EHLO a\r\n',
  'MAIL FROM:<a@example.com>\r\n',
  'RCPT TO:<b@example.com>\r\n',
  'DATA\r\n',
  'Message-ID: <42@example.com>\r\n\r\nhttp://x/verificar?token=3Dab=\r\nc\r\n.\r\n',
  'QUIT\r\n',
];

test('the mail server takes a message, and forgets to say so', async () => {
  const mail = await FaultyMailServer.start();
  const port = Number(new URL(mail.url).port);
  try {
    assert.match(await talk(port, LETTER), /250 taken/);
    assert.deepEqual(mail.taken[0]?.id, '42');
    assert.equal(mail.taken[0]?.to, 'b@example.com');
    assert.match(mail.taken[0]?.text ?? '', /token=abc/);
    mail.mood = 'forget';
    assert.doesNotMatch(await talk(port, LETTER), /taken/);
    assert.equal(mail.taken.length, 2);
    assert.equal(mail.forgotten, 1);
    mail.mood = 'later';
    assert.match(await talk(port, LETTER), /451 later/);
    mail.mood = 'mute';
    assert.equal(await talk(port, LETTER, 500), '');
  } finally {
    await mail.stop();
  }
});

test('the store keeps what it takes, and lies about what it does not', async () => {
  const store = await FaultyStore.start();
  const { host, pathname } = new URL(store.url);
  const object = `http://${host}${pathname}/folder/one.pdf`;
  const put = () => fetch(object, { method: 'PUT', body: 'one' });
  try {
    assert.equal((await put()).status, 200);
    assert.equal(await (await fetch(object)).text(), 'one');
    assert.match(
      await (await fetch(`http://${host}${pathname}/?list-type=2`)).text(),
      /<Key>folder\/one.pdf</,
    );
    assert.equal((await fetch(object, { method: 'DELETE' })).status, 204);
    store.mood = 'lie';
    assert.equal((await put()).status, 200);
    assert.equal((await fetch(object)).status, 404);
    store.mood = 'refuse';
    assert.equal((await put()).status, 503);
    store.mood = 'half';
    await assert.rejects(put());
  } finally {
    await store.stop();
  }
});

test('the door leads to another server, hangs and cuts', async () => {
  const start = async (name: string) => {
    const server = net.createServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', () => socket.write(name));
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const address = server.address();
    return { server, port: typeof address === 'object' && address ? address.port : 0 };
  };
  const [one, two] = await Promise.all([start('one'), start('two')]);
  const door = await Door.open(one.port);
  const ask = () => {
    const socket = net.connect({ port: door.port, host: '127.0.0.1' });
    socket.on('error', () => {});
    let said = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => (said += chunk));
    socket.write('?');
    return { said: () => said, socket };
  };
  const first = ask();
  await holds(() => first.said() === 'one');
  door.lead(two.port);
  const second = ask();
  await holds(() => second.said() === 'two');
  door.hang(true);
  const waiting = ask();
  await sleep(150);
  assert.equal(waiting.said(), '');
  door.hang(false);
  await holds(() => waiting.said() === 'two');
  door.cut();
  await holds(() => first.socket.destroyed || first.socket.closed);
  await door.close();
  for (const { server } of [one, two]) server.close();
});
