import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Vacancy } from '../vacancy.entity.js';
import { isPublic } from '../vacancy.rules.js';

type Visible = Pick<Vacancy, 'estado' | 'visible_publicamente'>;
type PublicationHook = (manager: EntityManager, vacancy: Pick<Vacancy, 'solicitud_id'>) => Promise<void>;

/** What other rooms check before a vacancy becomes public, in the transaction that makes it so. */
@Injectable()
export class PublicationHooks {
  private readonly hooks: PublicationHook[] = [];

  /** The hook throws a `DomainError` to refuse it. */
  onPublish(hook: PublicationHook): void {
    this.hooks.push(hook);
  }

  /** @param before null: it is made just now @throws {DomainError} what a hook refuses it with */
  async check(
    manager: EntityManager,
    before: (Visible & Pick<Vacancy, 'solicitud_id'>) | null,
    after: Visible,
  ): Promise<void> {
    if (!isPublic(after) || (before && isPublic(before))) return;
    for (const hook of this.hooks) await hook(manager, { solicitud_id: before?.solicitud_id ?? null });
  }
}
