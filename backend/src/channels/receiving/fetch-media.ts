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

/** Longer than an attempt takes; each further one waits longer. */
const UNDER_WAY_MS = 2 * 60 * 1000;
const MOST_TRIES = 6;
const BATCH = 50;
const LOST = 'No se ha podido descargar de WhatsApp. Pídele que lo envíe otra vez.';

/**
 * Fetches a file that somebody sent by WhatsApp. After the checks of uploads it joins its message, or is named there as
 * refused; both and that it has been fetched are one transaction, so that it joins once.
 */
@Injectable()
export class FetchMedia {
  private readonly logger = new Logger('channels');

  constructor(
    private readonly dataSource: DataSource,
    private readonly graph: GraphClient,
    private readonly attachments: MailAttachments,
    private readonly late: LateFiles,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
  ) {}

  async execute(id: string): Promise<void> {
    const media = await this.claim(id);
    const { mensaje_id } = media ?? {};
    if (!media || !mensaje_id) return;
    const content = await this.download(media);
    if (content === null) return;
    const joins = (checked: CheckedFiles): Promise<void> =>
      this.late.add(
        mensaje_id,
        checked,
        async (manager) => (await manager.delete(ChannelMedia, id)).affected === 1,
      );
    if (typeof content === 'string')
      await joins({ files: [], refused: [{ nombre: media.nombre, motivo: content }] });
    else await this.check(media.nombre, content, joins);
  }

  /** Files that are due: new ones, and those whose last attempt failed. */
  async listDue(): Promise<string[]> {
    const rows = await db(this.dataSource)
      .selectFrom('medios_canal')
      .where(sql<boolean>`mensaje_id is not null`)
      .where('siguiente_intento', '<=', this.clock.now())
      .select('id')
      .orderBy('siguiente_intento')
      .limit(BATCH)
      .execute();
    return rows.map(({ id }) => id);
  }

  private async claim(id: string): Promise<ChannelMedia | null> {
    const now = this.clock.now();
    const row = await db(this.dataSource)
      .updateTable('medios_canal')
      .set((eb) => ({
        intentos: eb('intentos', '+', 1),
        siguiente_intento: sql<Date>`${now}::timestamptz + (intentos + 1) * ${UNDER_WAY_MS} * interval '1 ms'`,
      }))
      .where('id', '=', id)
      .where('mensaje_id', 'is not', null)
      .where('siguiente_intento', '<=', now)
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  }

  /** A text says why it is not kept; null: it is tried again. */
  private async download({ id, proveedor_id, intentos }: ChannelMedia): Promise<Buffer | string | null> {
    try {
      return await this.graph.media(proveedor_id, ATTACHMENTS_UPLOAD.bytes);
    } catch (error) {
      if (error instanceof AnswerTooLong) return sentenceOf('attachment_too_large');
      const code = error instanceof GraphError ? error.code : 'sin_respuesta';
      this.logger.warn(`file ${id}: attempt ${intentos} ended with ${code}`);
      const gone =
        error instanceof GraphError && error.status < 500 && ![401, 409, 429].includes(error.status);
      return gone || intentos >= MOST_TRIES ? LOST : null;
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
