import type { LogLevel } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { scope } from '../platform/scope.js';
import { type LogChanges, LogEntry } from './log-entry.entity.js';

export interface NewLogEntry {
  /** The actor's opaque id; null for a visitor or the system. */
  actorId: string | null;
  /** A stable code: `auth.sign_in`, `auth.role_changed`. */
  action: string;
  /** One Spanish sentence without personal data. */
  details: string;
  level?: LogLevel;
  entity?: string;
  entityId?: string;
  /** Old and new values; for a secret only that it changed. */
  changes?: LogChanges;
  /** The change could be used to take over the installation or an account: administrators get an e-mail. */
  tellsAdministrators?: boolean;
}

/** E-mails administrators about an entry, in its transaction. */
export type TellAdministrators = (manager: EntityManager, entry: NewLogEntry) => Promise<void>;

/** Writes the system log in the transaction of the logged change. */
@Injectable()
export class LogsService {
  private tell: TellAdministrators | null = null;

  /** The module that sends e-mail registers here: this one may not import it. */
  registerTelling(tell: TellAdministrators): void {
    this.tell = tell;
  }

  async record(manager: EntityManager, entry: NewLogEntry): Promise<void> {
    await manager.insert(LogEntry, {
      actor_id: entry.actorId,
      action: entry.action,
      details: detailsOf(entry.details),
      level: entry.level ?? 'info',
      entity: entry.entity ?? null,
      entity_id: entry.entityId ?? null,
      cambios: entry.changes ?? null,
    });
    if (!entry.tellsAdministrators) return;
    if (!this.tell) throw new Error('nobody tells administrators');
    await this.tell(manager, entry);
  }
}

/** A program acts for the owner of its key: the entry says that it was the program. */
function detailsOf(details: string): string {
  const key = scope().request?.actor?.key;
  return key ? `${details} (con la clave de API «${key.nombre}»)` : details;
}
