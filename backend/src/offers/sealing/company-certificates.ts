import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Signer } from '@libpdf/core';
import { DataSource } from 'typeorm';
import { ConfigService } from '../../config/config.service.js';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { db } from '../../platform/database/sql/db.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { outsideOfRequests } from '../../platform/scope.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { Clock } from '../../platform/values/clock.js';
import { type CertificateSecret, makeOwnCertificate, openSigner, readUpload } from './certificate-files.js';
import { CompanyCertificate } from './company-certificate.entity.js';

const ID = 1;
const OWNER = 'certificado_empresa';
const HOUR_MS = 60 * 60 * 1000;

type NewCertificate = Omit<CompanyCertificate, 'id' | 'version' | 'updated_at' | 'updated_by'>;

/**
 * The certificate that seals offers: an uploaded one, or one of the product's own, made when it is first needed and again
 * when it has expired or no key opens it. An uploaded one is never replaced by itself: it is another name.
 */
@Injectable()
export class CompanyCertificates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: SecretBox,
    private readonly config: ConfigService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  async current(): Promise<CompanyCertificate> {
    const row = await this.read();
    if (row && (!row.propio || this.isGood(row))) return row;
    // It stays, whatever becomes of the request that was the first to need it.
    await outsideOfRequests(async () => this.keepOwn(await this.makeOwn(), row?.version ?? 0));
    return this.dataSource.manager.findOneByOrFail(CompanyCertificate, { id: ID });
  }

  /** Whether a key that is given opens it: not after a restore without its DATA_KEY. */
  opens({ clave }: CompanyCertificate): boolean {
    return [this.secrets.keyId, this.secrets.oldKeyId].includes(clave);
  }

  /** @throws {DomainError} `signing_certificate_locked` when no key opens the uploaded one, `signing_certificate_expired`. */
  async open(): Promise<{ certificate: CompanyCertificate; signer: Signer }> {
    const certificate = await this.current();
    if (!this.opens(certificate)) throw new DomainError('signing_certificate_locked');
    // An own one is made anew; an uploaded one waits for the next.
    if (certificate.valido_hasta <= this.clock.now()) throw new DomainError('signing_certificate_expired');
    return { certificate, signer: await openSigner(this.unseal(certificate)) };
  }

  /** @throws {DomainError} `certificate_unreadable`, `certificate_expired`, `certificate_unfit` */
  async upload(secret: CertificateSecret, actor: Actor): Promise<CompanyCertificate> {
    const facts = await readUpload(secret, this.clock.now());
    return this.replace({ ...facts, ...this.seal(secret), propio: false }, actor);
  }

  /** Back to an own one. Does nothing when there is one. */
  async useOwn(actor: Actor): Promise<CompanyCertificate> {
    const row = await this.read();
    return row?.propio && this.isGood(row) ? row : this.replace(await this.makeOwn(), actor);
  }

  /** Encrypts it again after a change of DATA_KEY. Idempotent. */
  @Interval(HOUR_MS)
  async reseal(): Promise<void> {
    const { oldKeyId } = this.secrets;
    const row = oldKeyId && (await this.read());
    if (!row || row.clave !== oldKeyId) return;
    // One that was written meanwhile has the new key.
    const { manager } = this.dataSource;
    await manager.update(CompanyCertificate, { id: ID, secreto: row.secreto }, this.seal(this.unseal(row)));
  }

  private isGood(row: CompanyCertificate): boolean {
    return this.opens(row) && row.valido_hasta > this.clock.now();
  }

  private read(): Promise<CompanyCertificate | null> {
    return this.dataSource.manager.findOneBy(CompanyCertificate, { id: ID });
  }

  private async makeOwn(): Promise<NewCertificate> {
    const { company_info: company } = await this.config.get();
    const { secret, facts } = await makeOwnCertificate(company.name, this.clock.now());
    return { ...facts, ...this.seal(secret), propio: true };
  }

  /** The first of several processes: the others find another version. */
  private async keepOwn(made: NewCertificate, seen: number): Promise<void> {
    await db(this.dataSource)
      .insertInto('certificado_empresa')
      .values({ id: ID, ...made })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ ...made, version: seen + 1, updated_at: this.clock.now(), updated_by: null })
          .where('certificado_empresa.version', '=', seen),
      )
      .executeTakeFirst();
  }

  private replace(made: NewCertificate, { userId }: Actor): Promise<CompanyCertificate> {
    const change = { ...made, updated_at: this.clock.now(), updated_by: userId };
    return inRequestTransaction(this.dataSource, async (manager) => {
      await db(manager)
        .insertInto('certificado_empresa')
        .values({ id: ID, ...change })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet((eb) => ({ ...change, version: eb('certificado_empresa.version', '+', 1) })),
        )
        .executeTakeFirst();
      await this.logs.record(manager, {
        actorId: userId,
        action: 'config.signing_certificate',
        details: made.propio
          ? 'Las ofertas se sellan con un certificado propio del programa'
          : `Las ofertas se sellan con otro certificado, con número de serie ${made.serie}`,
        level: 'warning',
        tellsAdministrators: true,
        entity: 'certificado_empresa',
        entityId: String(ID),
      });
      return manager.findOneByOrFail(CompanyCertificate, { id: ID });
    });
  }

  private seal(secret: CertificateSecret): Pick<CompanyCertificate, 'secreto' | 'clave'> {
    const { sealed, keyId } = this.secrets.seal(JSON.stringify(secret), OWNER);
    return { secreto: sealed, clave: keyId };
  }

  private unseal({ secreto, clave }: CompanyCertificate): CertificateSecret {
    return JSON.parse(this.secrets.open({ sealed: secreto, keyId: clave }, OWNER)) as CertificateSecret;
  }
}
