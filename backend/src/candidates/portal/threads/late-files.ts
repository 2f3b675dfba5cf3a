import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { inTransaction } from '../../../platform/database/transactions/transaction.js';
import { FileStorage, type SpooledFile } from '../../../platform/files/storage/file-storage.js';
import type { StoredFile } from '../../../platform/files/storage/stored-file.entity.js';
import { ThreadAttachment } from './thread-attachment.entity.js';
import { type RefusedFile, ThreadMessage } from './thread-message.entity.js';
import { FOLDER } from './write-message.js';

/** Adds files to a message that has been written before they were there. */
@Injectable()
export class LateFiles {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
  ) {}

  /** `take`: in the transaction; false: another process has added them. Files of a message that is gone are not kept. */
  async add(
    messageId: string,
    { files, refused }: { files: readonly SpooledFile[]; refused: readonly RefusedFile[] },
    take: (manager: EntityManager) => Promise<boolean>,
  ): Promise<void> {
    const stored: StoredFile[] = [];
    let owned = false;
    try {
      for (const file of files) stored.push(await this.storage.store(file, FOLDER, null));
      owned = await inTransaction(this.dataSource, async (manager) => {
        const message = await manager.findOne(ThreadMessage, {
          where: { id: messageId },
          lock: { mode: 'pessimistic_write' },
        });
        if (!message || !(await take(manager))) return false;
        const before = await manager.countBy(ThreadAttachment, { mensaje_id: messageId });
        for (const { id } of stored) await this.storage.confirm(manager, id);
        const rows = stored.map(({ id: archivo_id }, at) => ({
          archivo_id,
          mensaje_id: messageId,
          posicion: before + at,
        }));
        if (rows.length > 0) await manager.insert(ThreadAttachment, rows);
        await manager.update(ThreadMessage, messageId, { rechazados: [...message.rechazados, ...refused] });
        return true;
      });
    } finally {
      if (!owned) for (const file of stored) await this.storage.discard(file);
    }
  }
}
