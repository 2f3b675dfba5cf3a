import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { ImapFlow } from 'imapflow';
import { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { INBOUND_LIMITS } from '@hiring/contract';
import { Lifecycle } from '../../platform/lifecycle/lifecycle.js';
import { Clock } from '../../platform/values/clock.js';
import { Mailbox } from '../mailbox/mailbox.entity.js';
import { MailboxService } from '../mailbox/mailbox.service.js';
import { RawMails } from '../receiving/raw-mails.js';
import { ReceiveMail } from '../receiving/receive-mail.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** When the folder numbers its messages anew, those of the last days are looked at again; none comes twice. */
const LOOK_BACK_MS = 7 * DAY_MS;

/**
 * Reads what is new in the folder, in its order. Each mail is stored, then marked as read, then counted in the mailbox's
 * row: a crash in between reads it again, and it has already come.
 */
@Injectable()
export class ReadMailbox {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailbox: MailboxService,
    private readonly raw: RawMails,
    private readonly receive: ReceiveMail,
    private readonly lifecycle: Lifecycle,
    private readonly clock: Clock,
  ) {}

  /** @throws what could not be read or stored now; the next run begins with it. */
  async execute(client: ImapFlow): Promise<void> {
    const row = await this.mailbox.get();
    if (!client.mailbox) throw new Error('no folder is open');
    const uidvalidity = String(client.mailbox.uidValidity);
    for (const uid of await this.newIn(client, row, uidvalidity)) {
      if (this.lifecycle.isStopping) return;
      await this.take(client, uid, originOf(row, uidvalidity, uid));
      // The next run does not begin with it; whoever changed the mailbox meanwhile begins anew.
      const { affected } = await this.dataSource.manager.update(
        Mailbox,
        { id: 1, version: row.version },
        { uidvalidity, ultimo_uid: String(uid) },
      );
      if (!affected) return;
    }
    const read = { leido_at: this.clock.now(), fallo: null, fallo_at: null };
    await this.dataSource.manager.update(Mailbox, { id: 1, version: row.version }, read);
  }

  private async newIn(client: ImapFlow, row: Mailbox, uidvalidity: string): Promise<number[]> {
    const last = row.uidvalidity === uidvalidity ? Number(row.ultimo_uid) : null;
    const since = row.leido_at ?? row.activado_at ?? this.clock.now();
    const found = await client.search(
      last === null
        ? { since: new Date(since.getTime() - (row.leido_at ? LOOK_BACK_MS : DAY_MS)) }
        : { uid: `${last + 1}:*` },
      { uid: true },
    );
    // `n:*` names the last message even when its number is lower.
    return (found || []).filter((uid) => uid > (last ?? 0)).sort((a, b) => a - b);
  }

  private async take(client: ImapFlow, uid: number, origin: string): Promise<void> {
    const range = String(uid);
    const downloaded = await client.download(range, undefined, { uid: true, maxBytes: INBOUND_LIMITS.bytes });
    // Somebody deleted it meanwhile.
    if (!downloaded?.content) return;
    try {
      await this.raw.hold(downloaded.content, (file) => this.receive.execute({ ...file, origin }));
    } catch (error) {
      // An empty message says nothing.
      if (!(error instanceof DomainError && error.code === 'mail_unreadable')) throw error;
    }
    await client.messageFlagsAdd(range, [String.raw`\Seen`], { uid: true });
  }
}

/** Names a message of a folder of a server, whichever is read later. */
function originOf({ servidor, usuario, carpeta }: Mailbox, uidvalidity: string, uid: number): string {
  const folder = createHash('sha256')
    .update([servidor, usuario, carpeta].join('\0'))
    .digest('hex')
    .slice(0, 16);
  return `imap:${folder}:${uidvalidity}:${uid}`;
}
