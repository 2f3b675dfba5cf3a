import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { answerOrder } from '../../platform/files/sandbox/program.js';
import { parseMail } from './parse-mail.js';
import type { MailPart, ParsedMail } from './parsed-mail.js';

/** What the program is told. */
export interface MailOrder {
  path: string;
  /** Where the contents of the attachments are written, one after the other. */
  parts: string;
}

await answerOrder(async ({ path, parts }: MailOrder): Promise<ParsedMail> => {
  const mail = await parseMail(readFileSync(path));
  const file = openSync(parts, 'w', 0o600);
  let at = 0;
  const attachments: MailPart[] = [];
  for (const { name, type, content } of mail.attachments) {
    for (let done = 0; done < content.length;) done += writeSync(file, content, done);
    attachments.push({ name, type, at, bytes: content.length });
    at += content.length;
  }
  closeSync(file);
  return { ...mail, attachments };
});
