import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type HeldData, PersonalDataHooks } from '../../platform/personal-data/personal-data-hooks.js';
import { deviceOf } from '../sign-in/device.rules.js';
import { EmailChangesRepository } from '../email-change/email-changes.repository.js';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { User } from '../user.entity.js';

/** Account data in a person's data export, without secrets. Foreign keys delete it with the account. */
@Injectable()
export class HeldAccountData implements OnModuleInit {
  constructor(
    private readonly hooks: PersonalDataHooks,
    private readonly sessions: SessionsRepository,
    private readonly changes: EmailChangesRepository,
    private readonly factors: SecondFactorsRepository,
  ) {}

  onModuleInit(): void {
    this.hooks.register({ name: 'cuenta', read: (manager, { userId }) => this.account(manager, userId) });
    this.hooks.register({
      name: 'sesiones',
      read: (manager, { userId }) => this.sessionsOf(manager, userId),
    });
  }

  private async account(manager: EntityManager, userId: string | null): Promise<HeldData> {
    const user = userId ? await manager.findOneBy(User, { id: userId }) : null;
    if (!user) return { data: null };
    const [changes, factor, codes] = await Promise.all([
      this.changes.listOf(manager, user.id),
      this.factors.find(manager, user.id),
      this.factors.countRecoveryCodes(manager, user.id),
    ]);
    const { email, role, nombre, apellidos, departamento, posicion, activo } = user;
    return {
      data: {
        email,
        rol: role,
        nombre,
        apellidos,
        departamento,
        posicion,
        activo,
        tiene_contrasena: user.password_hash !== null,
        email_verificado_at: user.email_verified_at,
        ultima_entrada_at: user.last_sign_in_at,
        canal_registro: user.canal_registro,
        vacante_registro_id: user.vacante_registro_id,
        creada_at: user.created_at,
        segundo_factor_activado_at: factor?.activado_at ?? null,
        codigos_recuperacion_sin_usar: codes,
        cambios_email: changes.map((change) => ({
          email_nuevo: change.email_nuevo,
          email_anterior: change.email_anterior,
          solicitado_at: change.created_at,
          confirmado_at: change.confirmado_at,
          cancelado_at: change.cancelado_at,
          objetado_at: change.objetado_at,
        })),
      },
    };
  }

  private async sessionsOf(manager: EntityManager, userId: string | null): Promise<HeldData> {
    const sessions = userId ? await this.sessions.listAll(manager, userId) : [];
    return {
      data: sessions.map((session) => ({
        dispositivo: deviceOf(session.user_agent),
        navegador: session.user_agent,
        abierta_at: session.created_at,
        usada_at: session.last_seen_at,
        caduca_at: session.expires_at,
        cerrada_at: session.revoked_at,
      })),
    };
  }
}
