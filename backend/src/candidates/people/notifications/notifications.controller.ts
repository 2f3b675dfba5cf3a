import { Body, Controller, Get, Query, Res } from '@nestjs/common';
import { Action } from '../../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../platform/auth/decorators.js';
import { ApiList } from '../../../platform/http/lists/api-list.js';
import { yesOrNo } from '../../../platform/http/lists/filter-rules.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';
import { parseListQuery, sendPage } from '../../../platform/http/lists/list-query.js';
import { MyNotificationsService } from './my-notifications.service.js';
import {
  NotificationResponse,
  ReadNotificationsRequest,
  UnreadNotificationsResponse,
} from './notification.dto.js';

const LIST = {
  sort: ['created_at'],
  filter: { leida: yesOrNo('Whether it was read.') },
  cursor: true,
} as const;

@ApiTags('notifications')
@Controller('notifications')
export class NotificationsController {
  constructor(private readonly notifications: MyNotificationsService) {}

  /** The signed-in person's notifications, newest first. */
  @Get()
  @ApiList(LIST)
  @Requires('own:read')
  async listNotifications(
    @CurrentActor() { userId }: Actor,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NotificationResponse[]> {
    const { ids, filter, sort, ...window } = parseListQuery(query, LIST);
    if (ids) return this.notifications.listByIds(userId, ids);
    const leida = filter.leida === undefined ? null : filter.leida === 'true';
    const page = await this.notifications.list(userId, { leida, direction: sort.direction, ...window });
    return sendPage(response, 'notifications', page);
  }

  /** Marks some as read. */
  @Action('read')
  @Requires('own:write')
  markNotificationsRead(
    @CurrentActor() { userId }: Actor,
    @Body() { ids }: ReadNotificationsRequest,
  ): Promise<UnreadNotificationsResponse> {
    return this.notifications.markRead(userId, ids);
  }

  /** Marks all that there are as read. */
  @Action('read-all')
  @Requires('own:write')
  markAllNotificationsRead(@CurrentActor() { userId }: Actor): Promise<UnreadNotificationsResponse> {
    return this.notifications.markAllRead(userId);
  }
}
