import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import type { Page } from '../../../platform/http/lists/list-query.js';
import {
  type NotificationResponse,
  toNotificationResponse,
  type UnreadNotificationsResponse,
} from './notification.dto.js';
import { type NotificationListQuery, NotificationsRepository } from './notifications.repository.js';

/** What people read of their own notifications. Marking one as read again changes nothing. */
@Injectable()
export class MyNotificationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notifications: NotificationsRepository,
    private readonly clock: Clock,
  ) {}

  async list(userId: string, query: NotificationListQuery): Promise<Page<NotificationResponse>> {
    const { rows, total, next } = await this.notifications.list(userId, query);
    const items = rows.map(toNotificationResponse);
    return { items, total, offset: query.offset, next, byCursor: query.after !== null };
  }

  async listByIds(userId: string, ids: readonly string[]): Promise<NotificationResponse[]> {
    return (await this.notifications.listByIds(userId, ids)).map(toNotificationResponse);
  }

  async markRead(userId: string, ids: readonly string[]): Promise<UnreadNotificationsResponse> {
    await inRequestTransaction(this.dataSource, (manager) =>
      this.notifications.markRead(manager, userId, ids, this.clock.now()),
    );
    return this.unread(userId);
  }

  async markAllRead(userId: string): Promise<UnreadNotificationsResponse> {
    await inRequestTransaction(this.dataSource, (manager) =>
      this.notifications.markAllRead(manager, userId, this.clock.now()),
    );
    return this.unread(userId);
  }

  private async unread(userId: string): Promise<UnreadNotificationsResponse> {
    return { unread_notifications: await this.notifications.countUnread(userId) };
  }
}
