import { INBOUND_LIMITS, THREAD_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { CvReader } from '../../candidates/files/cv/reading/cv-reader.js';
import { ATTACHMENTS_UPLOAD } from '../../candidates/portal/threads/attachments-upload.js';
import type { RefusedFile } from '../../candidates/portal/threads/thread-message.entity.js';
import { sentenceOf } from '../../platform/errors/error-catalogue.js';
import { displayName } from '../../platform/files/storage/file-names.js';
import { FileStorage, type SpooledFile } from '../../platform/files/storage/file-storage.js';
import { removeOwnFile } from '../../platform/files/storage/own-folder.js';
import { ContentInspector, DOCUMENT_TYPES } from '../../platform/files/uploads/content-inspector.js';
import type { ReadMail } from '../parsing/mail-reader.js';
import { type MailPart, PARTS_MAX } from '../parsing/parsed-mail.js';

const LOOKED_AT = PARTS_MAX - 1;
const moreFiles = (motivo: string): RefusedFile => ({ nombre: 'Más archivos', motivo });
const NOT_LOOKED_AT = moreFiles(`De cada correo se miran ${LOOKED_AT} archivos. Pídele los que falten.`);
const CUT = moreFiles('El correo pasa de 25 MB y no se ha leído entero. Pídele los que falten.');

/** With a word on what a mail lost: of a larger one the mailbox gives as many bytes as are taken. */
export const withCut = (refused: RefusedFile[], mailBytes: number): RefusedFile[] =>
  mailBytes < INBOUND_LIMITS.bytes ? refused : [...refused, CUT];

export interface CheckedFiles {
  files: SpooledFile[];
  refused: RefusedFile[];
}

/** The attachments of a mail after the checks of an upload: what passes is a spooled file, the rest is named. */
@Injectable()
export class MailAttachments {
  constructor(
    private readonly storage: FileStorage,
    private readonly reader: CvReader,
  ) {}

  /** The files exist while `use` runs. */
  async check<T>(
    { mail, parts }: Pick<ReadMail, 'parts'> & { mail: { attachments: readonly MailPart[] } },
    use: (checked: CheckedFiles) => Promise<T>,
  ): Promise<T> {
    const checked: CheckedFiles = { files: [], refused: [] };
    const paths: string[] = [];
    try {
      for (const part of mail.attachments.slice(0, LOOKED_AT)) {
        const path = join(this.storage.spoolDir, randomUUID());
        paths.push(path);
        const file = await this.fileOf(part, parts, path, checked.files.length);
        if (typeof file === 'string') checked.refused.push({ nombre: displayName(part.name), motivo: file });
        else checked.files.push(file);
      }
      if (mail.attachments.length > LOOKED_AT) checked.refused.push(NOT_LOOKED_AT);
      return await use(checked);
    } finally {
      await Promise.all(paths.map((path) => removeOwnFile(path)));
    }
  }

  /** A text says why it was refused. */
  private async fileOf(
    { name, at, bytes }: MailPart,
    parts: string,
    path: string,
    before: number,
  ): Promise<SpooledFile | string> {
    const max = THREAD_LIMITS.attachments;
    if (before >= max) return `Solo se guardan ${max} archivos de cada correo.`;
    if (bytes > ATTACHMENTS_UPLOAD.bytes) return sentenceOf('attachment_too_large');
    if (bytes === 0) return sentenceOf('attachment_empty');
    const content = await slice(parts, at, bytes);
    const inspector = new ContentInspector();
    inspector.push(content);
    const found = await inspector.found();
    if (!found || !(DOCUMENT_TYPES as readonly string[]).includes(found.type))
      return sentenceOf('attachment_wrong_type');
    if (!found.whole) return sentenceOf('upload_damaged');
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(content);
    } finally {
      await file.close();
    }
    const spooled: SpooledFile = {
      path,
      originalName: displayName(name),
      type: found.type,
      bytes,
      sha256: inspector.sha256(),
    };
    const fault = await this.reader.faultOf(spooled);
    return fault ? sentenceOf(`attachment_${fault}`) : spooled;
  }
}

async function slice(path: string, at: number, bytes: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, at);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
