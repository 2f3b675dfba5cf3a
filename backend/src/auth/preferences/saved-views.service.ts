import { SAVED_VIEWS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { lockOwnUser } from '../own-account/own-user.js';
import { Clock } from '../../platform/values/clock.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { type SavedQuery, SavedView } from './saved-view.entity.js';
import {
  type SavedViewChange,
  type SavedViewRequest,
  type SavedViewResponse,
  toSavedViewResponse,
} from './saved-views.dto.js';

/**
 * What a list no longer has of these queries: for each the names of its filters, and `orden` for its order. The room of
 * the list registers it.
 */
export type GoneFromList = (
  manager: EntityManager,
  queries: readonly Partial<SavedQuery>[],
) => Promise<string[][]>;

/** The only list with saved views so far. */
const RECURSO = 'candidates';

const ownViews = (manager: EntityManager, userId: string): Promise<SavedView[]> =>
  manager.find(SavedView, {
    where: { user_id: userId, recurso: RECURSO },
    order: { orden: 'ASC', created_at: 'ASC' },
    take: SAVED_VIEWS.max,
  });

/**
 * A person's saved views. Each write locks the account first, so that the limit and the single default hold under
 * concurrent saves; the unique index refuses a duplicate name.
 */
@Injectable()
export class SavedViewsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  private gone: GoneFromList = (_, queries) => Promise.resolve(queries.map(() => []));

  async list(userId: string): Promise<SavedViewResponse[]> {
    const { manager } = this.dataSource;
    return this.shown(manager, await ownViews(manager, userId));
  }

  registerList(gone: GoneFromList): void {
    this.gone = gone;
  }

  /** @throws {DomainError} `view_limit`, `view_name_taken`, `view_filter_gone`. */
  create(userId: string, request: SavedViewRequest): Promise<SavedViewResponse> {
    return this.alone(userId, async (manager) => {
      const own = await manager.find(SavedView, {
        where: { user_id: userId, recurso: RECURSO },
        select: { id: true, orden: true },
      });
      await this.assertUsable(manager, { filter: request.filtros, sort: request.orden ?? null });
      if (own.length >= SAVED_VIEWS.max) throw new DomainError('view_limit', { max: SAVED_VIEWS.max });
      if (request.predeterminada) await this.dropDefault(manager, userId);
      const view = await manager.save(
        manager.create(SavedView, {
          user_id: userId,
          recurso: RECURSO,
          nombre: request.nombre,
          consulta: { filter: request.filtros, sort: request.orden ?? null },
          orden: Math.max(0, ...own.map(({ orden }) => orden)) + 1,
          predeterminada: request.predeterminada ?? false,
        }),
      );
      return toSavedViewResponse(view, []);
    });
  }

  /** @throws {DomainError} `not_found` (also for other people's), `view_name_taken`, `view_filter_gone`. */
  change(userId: string, id: string, change: SavedViewChange): Promise<SavedViewResponse> {
    return this.alone(userId, async (manager) => {
      const view = await manager.findOneBy(SavedView, { id, user_id: userId });
      if (!view) throw new DomainError('not_found');
      await this.assertUsable(manager, {
        ...(change.filtros && { filter: change.filtros }),
        ...(change.orden && { sort: change.orden }),
      });
      if (change.predeterminada && !view.predeterminada) await this.dropDefault(manager, userId);
      view.nombre = change.nombre ?? view.nombre;
      view.predeterminada = change.predeterminada ?? view.predeterminada;
      view.consulta = {
        filter: change.filtros ?? view.consulta.filter,
        sort: change.orden === undefined ? view.consulta.sort : change.orden,
      };
      view.updated_at = this.clock.now();
      const [shown] = await this.shown(manager, [await manager.save(view)]);
      return shown as SavedViewResponse;
    });
  }

  /**
   * The last of concurrent requests wins; a repeated one changes nothing. A view created meanwhile is kept, a
   * deleted one skipped. @throws {DomainError} `not_found` when none of them is one's own.
   */
  order(userId: string, ids: readonly string[]): Promise<SavedViewResponse[]> {
    return this.alone(userId, async (manager) => {
      const own = await ownViews(manager, userId);
      const place = new Map(ids.map((id, n) => [id, n]));
      if (ids.length > 0 && !own.some(({ id }) => place.has(id))) throw new DomainError('not_found');
      const ordered = [...own].sort(
        (a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length),
      );
      const now = this.clock.now();
      ordered.forEach((view, n) => Object.assign(view, { orden: n + 1, updated_at: now }));
      await manager.save(ordered);
      return this.shown(manager, ordered);
    });
  }

  /** A second time: `not_found`. */
  async remove(userId: string, id: string): Promise<void> {
    const { affected } = await inRequestTransaction(this.dataSource, (manager) =>
      manager.delete(SavedView, { id, user_id: userId }),
    );
    if (!affected) throw new DomainError('not_found');
  }

  /** Views as they open: without what the list no longer has. */
  private async shown(manager: EntityManager, views: readonly SavedView[]): Promise<SavedViewResponse[]> {
    const gone = await this.gone(
      manager,
      views.map(({ consulta }) => consulta),
    );
    return views.map((view, place) => toSavedViewResponse(view, gone[place] ?? []));
  }

  private async assertUsable(manager: EntityManager, query: Partial<SavedQuery>): Promise<void> {
    const [names = []] = await this.gone(manager, [query]);
    if (names.length > 0) throw new DomainError('view_filter_gone', { names: names.join(', ') });
  }

  private alone<T>(userId: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      await lockOwnUser(manager, userId);
      return work(manager);
    });
  }

  private async dropDefault(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(
      SavedView,
      { user_id: userId, recurso: RECURSO, predeterminada: true },
      { predeterminada: false },
    );
  }
}
