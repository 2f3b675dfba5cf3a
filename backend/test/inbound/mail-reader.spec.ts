import { writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MailReader } from '../../src/inbound/parsing/mail-reader.js';
import type { FileStorage } from '../../src/platform/files/storage/file-storage.js';
import { Sandbox } from '../../src/platform/files/sandbox/sandbox.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { html, mail, parts, plain, TEXT } from './corpus/build.js';

const spoolDir = mkdtempSync(join(tmpdir(), 'mails-'));
const sandbox = new Sandbox();
const reader = new MailReader(sandbox, { spoolDir } as FileStorage);
afterAll(() => {
  sandbox.onApplicationShutdown();
  rmSync(spoolDir, { recursive: true });
});

let files = 0;
async function read(raw: Buffer) {
  const path = join(spoolDir, `mail-${++files}`);
  await writeFile(path, raw);
  return reader.read(path, (found) =>
    Promise.resolve(found && { ...found.mail, content: readFileSync(found.parts) }),
  );
}

it('the program reads a mail of 25 MB and writes its files one after the other', async () => {
  const video = Buffer.alloc(17 * 1024 * 1024, 3);
  const found = await read(
    parts('mixed', [
      { ...TEXT, content: 'Hola' },
      { type: 'application/pdf', name: 'cv.pdf', content: Buffer.from('%PDF') },
      { type: 'video/mp4', name: 'v.mp4', content: video },
    ]),
  );
  expect(found?.attachments).toEqual([
    { name: 'cv.pdf', type: 'application/pdf', at: 0, bytes: 4 },
    { name: 'v.mp4', type: 'video/mp4', at: 4, bytes: video.length },
  ]);
  expect(found?.content.equals(Buffer.concat([Buffer.from('%PDF'), video]))).toBe(true);
});

it.each([
  ['a thousand mails inside one another', nested(1000)],
  ['a million parts', mail({ 'Content-Type': 'multipart/mixed; boundary=x' }, '--x\n\n'.repeat(1_000_000))],
  ['headers of megabytes', plain('Hola', { 'X-Long': 'a'.repeat(3_000_000) })],
  ['ten million lines', plain('a\n'.repeat(10_000_000))],
  ['quotes that never end', html('<blockquote '.repeat(150_000))],
  ['links that never end', html('<a mailto:'.repeat(150_000))],
  ['HTML of unclosed tags', html('<style>'.repeat(200_000))],
  ['nothing', Buffer.alloc(0)],
])(
  '%s end the program at most',
  async (_name, raw) => {
    const found = await read(raw);
    expect(found?.text.length ?? 0).toBeLessThanOrEqual(100_000);
  },
  120_000,
);

function nested(depth: number): Buffer {
  let raw = plain('dentro').toString();
  for (let level = 0; level < depth; level++)
    raw = `Subject: ${level}\r\nContent-Type: message/rfc822\r\n\r\n${raw}`;
  return Buffer.from(raw);
}
