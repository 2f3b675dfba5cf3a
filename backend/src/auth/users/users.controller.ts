import { Body, Controller, Get, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, ForPeople, NeedsProof, Requires } from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { LocationHeader } from '../../platform/http/headers/location-header.js';
import { ApiList } from '../../platform/http/lists/api-list.js';
import { ListQueryDto } from '../../platform/http/lists/list-query.dto.js';
import { parseListQuery, sendPage } from '../../platform/http/lists/list-query.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { AccountActions } from './account-actions.js';
import { ChangeUser } from './change-user.js';
import { CreateUser } from './create-user.js';
import {
  ChangeUserRequest,
  CreatedUserResponse,
  CreateUserRequest,
  UserDetailResponse,
  UserResponse,
} from './user.dto.js';
import { USER_FILTERS, USER_SORTS } from './user-list.repository.js';
import { UsersAdmin } from './users-admin.service.js';

const LIST = { sort: USER_SORTS, filter: USER_FILTERS, cursor: true } as const;

@ApiTags('users')
@Controller('users')
export class UsersController {
  constructor(
    private readonly users: UsersAdmin,
    private readonly creation: CreateUser,
    private readonly changing: ChangeUser,
    private readonly actions: AccountActions,
  ) {}

  /**
   * Accounts of staff and candidates, newest first.
   */
  @Get()
  @ApiList(LIST)
  @Requires('users:read')
  async listUsers(
    @CurrentActor() actor: Actor,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserResponse[]> {
    return sendPage(response, 'users', await this.users.list(actor, parseListQuery(query, LIST)));
  }

  /** One account with its open sessions. */
  @Get(':id')
  @Requires('users:read')
  @Refuses('user_not_found')
  getUser(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<UserDetailResponse> {
    return this.users.get(actor, id);
  }

  /** Creates an account of staff, with a password or by invitation. */
  @Post()
  @Idempotent()
  @NeedsProof()
  @Requires('users:write', 'insufficient_permissions')
  @Refuses('email_already_exists', 'forbidden', 'password_common', 'user_not_found')
  @LocationHeader('/api/users')
  createUser(@CurrentActor() actor: Actor, @Body() body: CreateUserRequest): Promise<CreatedUserResponse> {
    return this.creation.execute(actor, body);
  }

  /**
   * Changes role or status; never the own. Sessions of the account end at once. A candidate that becomes staff loses the
   * password and is invited.
   */
  @Patch(':id')
  @NeedsProof()
  @Requires('users:write')
  @Refuses('forbidden', 'own_account', 'password_admin_needed', 'user_not_found')
  updateUser(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: ChangeUserRequest,
  ): Promise<UserResponse> {
    return this.changing.execute(actor, id, body);
  }

  /** The same for programs that send the whole record: everything but role and status is passed over. */
  @Put(':id')
  @Requires('users:write')
  @Refuses('forbidden', 'own_account', 'password_admin_needed', 'user_not_found')
  replaceUser(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: ChangeUserRequest,
  ): Promise<UserResponse> {
    return this.changing.execute(actor, id, body);
  }

  /** Ends every session of the account. */
  @Action(':id/end-sessions')
  @ForPeople()
  @Requires('users:write')
  @Refuses('forbidden', 'own_account', 'user_not_found')
  endUserSessions(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<UserResponse> {
    return this.actions.endSessions(actor, id);
  }

  /** Takes the second factor off, for somebody who has lost the phone and the recovery codes; the owner is told. */
  @Action(':id/reset-second-factor')
  @NeedsProof()
  @Requires('users:write')
  @Refuses('forbidden', 'own_account', 'user_not_found')
  resetUserSecondFactor(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<UserResponse> {
    return this.actions.resetSecondFactor(actor, id);
  }

  /** Sends the invitation again to staff who have no password yet. */
  @Action(':id/invite')
  @Idempotent()
  @NeedsProof()
  @Requires('users:write')
  @Refuses('forbidden', 'own_account', 'user_not_found', 'user_not_invitable')
  inviteUser(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<UserResponse> {
    return this.actions.invite(actor, id);
  }
}
