import { Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { ATTACHMENTS_UPLOAD } from '../../candidates/portal/threads/attachments-upload.js';
import { LateFiles } from '../../candidates/portal/threads/late-files.js';
import { type CheckedFiles, MailAttachments } from '../../inbound/receiving/mail-attachments.js';
import { db } from '../../platform/database/sql/db.js';
import { sentenceOf } from '../../platform/errors/error-catalogue.js';
import { FileStorage } from '../../platform/files/storage/file-storage.js';
import { ensureOwnFolder, removeOwnFile } from '../../platform/files/storage/own-folder.js';
import { AnswerTooLong } from '../../platform/outbound/guarded-fetch.js';
import { Clock } from '../../platform/values/clock.js';
import { GraphClient, GraphError } from '../providers/graph-client.js';
import { ChannelMedia } from './channel-media.entity.js';
import { isSettled, WaitingMedia } from './waiting-media.js';

/** Longer than an attempt takes; each further one waits longer. */
const UNDER_WAY_MS = 2 * 60 * 1000;
/** The longest wait is half an hour. */
const LONGEST = 15;
const BATCH = 50;
/** Of the company's settings at Meta, or of the moment: the file is still there. */
const PASSES = [401, 403, 409, 429];
const LOST = 'No se ha podido descargar de WhatsApp. Pídele que lo envíe otra vez.';

type MediaRow = Omit<ChannelMedia, 'archivo'>;

/**
 * Fetches a file that somebody sent by WhatsApp. After the checks of uploads it joins its message, or is kept with the
 * one that waits, or is named there as refused; that and that it has been fetched are one transaction.
 */
@Injectable()
export class FetchMedia {
  private readonly logger = new Logger('channels');

  constructor(
    private readonly dataSource: DataSource,
    private readonly graph: GraphClient,
    private readonly attachments: MailAttachments,
    private readonly late: LateFiles,
    private readonly waiting: WaitingMedia,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
  ) {}

  async execute(id: string): Promise<void> {
    const media = await this.claim(id);
    if (!media) return;
    const content = await this.download(media);
    if (content === null) return;
    if (typeof content === 'string')
      await this.settle(id, { files: [], refused: [{ nombre: media.nombre, motivo: content }] });
    else await this.check(media.nombre, content, (checked) => this.settle(id, checked));
  }

  /** Where it belongs by now: somebody may have said meanwhile whose it is, or discarded it. */
  private async settle(id: string, checked: CheckedFiles): Promise<void> {
    const media = await this.dataSource.manager.findOneBy(ChannelMedia, { id });
    if (!media || isSettled(media)) return;
    if (media.mensaje_id === null) {
      if (!(await this.waiting.keep(id, checked))) await this.settle(id, checked);
      return;
    }
    await this.late.add(
      media.mensaje_id,
      checked,
      async (manager) => (await manager.delete(ChannelMedia, id)).affected === 1,
    );
  }

  /** Files that are due: new ones, and those whose last attempt failed. */
  async listDue(): Promise<string[]> {
    const rows = await db(this.dataSource)
      .selectFrom('medios_canal')
      .where('archivo_id', 'is', null)
      .where('motivo', 'is', null)
      .where('siguiente_intento', '<=', this.clock.now())
      .select('id')
      .orderBy('siguiente_intento')
      .limit(BATCH)
      .execute();
    return rows.map(({ id }) => id);
  }

  private async claim(id: string): Promise<MediaRow | null> {
    const now = this.clock.now();
    const row = await db(this.dataSource)
      .updateTable('medios_canal')
      .set((eb) => ({
        intentos: eb('intentos', '+', 1),
        siguiente_intento: sql<Date>`${now}::timestamptz + least(intentos + 1, ${LONGEST}) * ${UNDER_WAY_MS} * interval '1 ms'`,
      }))
      .where('id', '=', id)
      .where('archivo_id', 'is', null)
      .where('motivo', 'is', null)
      .where('siguiente_intento', '<=', now)
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  }

  /** A text says why it is not kept; null: it is tried again. */
  private async download({
    id,
    proveedor_id,
    intentos,
    caduca_at,
  }: MediaRow): Promise<Buffer | string | null> {
    try {
      return await this.graph.media(proveedor_id, ATTACHMENTS_UPLOAD.bytes);
    } catch (error) {
      if (error instanceof AnswerTooLong) return sentenceOf('attachment_too_large');
      const code = error instanceof GraphError ? error.code : 'sin_respuesta';
      this.logger.warn(`file ${id}: attempt ${intentos} ended with ${code}`);
      const gone = error instanceof GraphError && error.status < 500 && !PASSES.includes(error.status);
      return gone || caduca_at <= this.clock.now() ? LOST : null;
    }
  }

  private async check(
    name: string,
    content: Buffer,
    use: (checked: CheckedFiles) => Promise<void>,
  ): Promise<void> {
    const path = join(this.storage.spoolDir, randomUUID());
    try {
      await ensureOwnFolder(this.storage.spoolDir);
      await writeFile(path, content, { mode: 0o600, flag: 'wx' });
      const part = { name, type: '', at: 0, bytes: content.length };
      await this.attachments.check({ mail: { attachments: [part] }, parts: path }, use);
    } finally {
      await removeOwnFile(path);
    }
  }
}
