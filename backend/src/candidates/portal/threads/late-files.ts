import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { inTransaction } from '../../../platform/database/transactions/transaction.js';
import { FileStorage, type SpooledFile } from '../../../platform/files/storage/file-storage.js';
import type { StoredFile } from '../../../platform/files/storage/stored-file.entity.js';
import { ThreadAttachment } from './thread-attachment.entity.js';
import { type RefusedFile, ThreadMessage } from './thread-message.entity.js';
import { FOLDER } from './write-message.js';

/** Files of a message that has been written, or waits, before they were there. */
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
    await this.store(files, async (manager, ids) => {
      const message = await manager.findOne(ThreadMessage, {
        where: { id: messageId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!message || !(await take(manager))) return false;
      await this.join(manager, messageId, { ids, refused });
      return true;
    });
  }

  /** Files that are stored, in the transaction that has locked the message or written it. */
  async join(
    manager: EntityManager,
    mensaje_id: string,
    { ids, refused }: { ids: readonly string[]; refused: readonly RefusedFile[] },
  ): Promise<void> {
    const before = await manager.countBy(ThreadAttachment, { mensaje_id });
    const rows = ids.map((archivo_id, at) => ({ archivo_id, mensaje_id, posicion: before + at }));
    if (rows.length > 0) await manager.insert(ThreadAttachment, rows);
    const { rechazados } = await manager.findOneByOrFail(ThreadMessage, { id: mensaje_id });
    await manager.update(ThreadMessage, mensaje_id, { rechazados: [...rechazados, ...refused] });
  }

  /** Stores files for what `own` writes in one transaction. False: it is gone, and none is kept. */
  async store(
    files: readonly SpooledFile[],
    own: (manager: EntityManager, ids: string[]) => Promise<boolean>,
  ): Promise<boolean> {
    const stored: StoredFile[] = [];
    let owned = false;
    try {
      for (const file of files) stored.push(await this.storage.store(file, FOLDER, null));
      const ids = stored.map(({ id }) => id);
      owned = await inTransaction(this.dataSource, async (manager) => {
        if (!(await own(manager, ids))) return false;
        for (const id of ids) await this.storage.confirm(manager, id);
        return true;
      });
      return owned;
    } finally {
      if (!owned) for (const file of stored) await this.storage.discard(file);
    }
  }
}
