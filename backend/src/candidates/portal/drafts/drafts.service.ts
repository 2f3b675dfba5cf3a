import { isProfileField, PROFILE } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import {
  type FoundDraftResponse,
  type SavedDraftResponse,
  toDraftResponse,
  toSavedDraftResponse,
} from './draft.dto.js';
import type { SaveDraftRequest } from './draft.dto.js';
import { Draft } from './draft.entity.js';
import { mergeDraft, readDraftAnswers, readTexts } from './draft.rules.js';
import { DraftsRepository, type FormKey } from './drafts.repository.js';

/** Forms not yet sent: what was typed, and the way to the CV. */
@Injectable()
export class DraftsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly drafts: DraftsRepository,
    private readonly clock: Clock,
  ) {}

  async find(key: FormKey): Promise<FoundDraftResponse> {
    const { manager } = this.dataSource;
    const draft = await this.drafts.find(manager, key);
    if (draft) return { borrador: toDraftResponse(draft), de_otro: null };
    const other = await this.drafts.findNewest(manager, key.userId);
    if (!other) return { borrador: null, de_otro: null };
    // What one looks for, and why, belongs to that form.
    const person = Object.entries(other.valores).filter(
      ([name]) => !(isProfileField(name) && PROFILE[name].ofOneApplication),
    );
    return { borrador: null, de_otro: Object.fromEntries(person) };
  }

  /** Merges one device's changes into the draft. Idempotent. */
  async save(
    key: FormKey,
    { base, paso, valores, respuestas, canal }: SaveDraftRequest,
  ): Promise<SavedDraftResponse> {
    const patch = { base, paso, valores: readTexts(valores), respuestas: readDraftAnswers(respuestas) };
    const now = this.clock.now();
    return inRequestTransaction(this.dataSource, async (manager) => {
      const draft = await this.drafts.lockOrCreate(manager, key, now);
      const merged = mergeDraft(draft, patch);
      if (canal && draft.canal === null) {
        await manager.update(Draft, draft.id, { canal });
        draft.canal = canal;
      }
      if (merged.changed) {
        const { version, valores, respuestas, versiones, paso } = merged;
        const columns = { version, valores, respuestas, versiones, paso, updated_at: now };
        await manager.update(Draft, draft.id, columns);
        Object.assign(draft, columns);
      }
      return toSavedDraftResponse(draft, merged);
    });
  }

  async remove(key: FormKey): Promise<void> {
    await this.drafts.remove(this.dataSource.manager, key);
  }

  /** Locks the draft of a form that is being sent. */
  lock(manager: EntityManager, key: FormKey): Promise<Draft | null> {
    return this.drafts.lock(manager, key);
  }

  /** Deletes the draft whose form is sent. Its file stays: the caller then owns it, or releases it. */
  finish(manager: EntityManager, { id }: Draft): Promise<void> {
    return this.drafts.removeWithoutFile(manager, id);
  }
}
