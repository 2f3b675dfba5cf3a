import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { Action } from '../../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import { SendsHeader } from '../../platform/openapi/headers/sends-header.js';
import type { Actor } from '../../platform/auth/actor.js';
import {
  CurrentActor,
  ForPeople,
  MaybeActor,
  Public,
  Requires,
  WhileEnrolling,
} from '../../platform/auth/decorators.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { Client, type ClientInfo } from '../client.js';
import { ConfirmEmailChange } from '../email-change/confirm-email-change.js';
import { ObjectToEmailChange } from '../email-change/object-to-email-change.js';
import { RequestEmailChange } from '../email-change/request-email-change.js';
import { OwnAccount } from './own-account.js';
import {
  ConfirmEmailChangeRequest,
  ConfirmEmailChangeResponse,
  EmailChangeRequest,
  AccountLanguageRequest,
  LinkRequest,
  OwnAccountResponse,
  OwnSessionsResponse,
  ProofRequest,
  ProofResponse,
} from './own-account.dto.js';
import { OwnSessions } from './own-sessions.js';
import { ProveSession } from '../sign-in/prove-session.js';

@ApiTags('auth')
@Controller('auth')
@ForPeople()
export class OwnAccountController {
  constructor(
    private readonly account: OwnAccount,
    private readonly sessions: OwnSessions,
    private readonly changing: RequestEmailChange,
    private readonly confirming: ConfirmEmailChange,
    private readonly objecting: ObjectToEmailChange,
    private readonly proving: ProveSession,
  ) {}

  /** The account of who is signed in: address, second factor, sessions. */
  @Get('account')
  @Requires('own:read')
  @WhileEnrolling()
  getMyAccount(@CurrentActor() actor: Actor): Promise<OwnAccountResponse> {
    return this.account.get(actor);
  }

  /** Chooses the language in which the product writes to who is signed in. */
  @Put('account/language')
  @Requires('own:write')
  @HttpCode(204)
  setMyLanguage(@CurrentActor() actor: Actor, @Body() { idioma }: AccountLanguageRequest): Promise<void> {
    return this.account.setLanguage(actor, idioma);
  }

  /**
   * Proves again that the owner of the account is there. For ten minutes the session may then make the changes that
   * otherwise answer `recent_proof_required`; signing in counts as well. Wrong passwords and codes are limited as at
   * sign-in.
   */
  @Action('proof')
  @Requires('own:write')
  @Refuses('too_many_requests', 'wrong_code', 'wrong_password')
  async proofAuth(@CurrentActor() actor: Actor, @Body() body: ProofRequest): Promise<ProofResponse> {
    return { proven_until: (await this.proving.execute(body, actor)).toISOString() };
  }

  /** The sessions of the signed-in person. */
  @Get('sessions')
  @Requires('own:read')
  async listMySessions(@CurrentActor() actor: Actor): Promise<OwnSessionsResponse> {
    return { sessions: await this.sessions.list(actor) };
  }

  /** Ends one session of the signed-in person; another person's answers not found. */
  @Delete('sessions/:id')
  @Requires('own:write')
  @HttpCode(204)
  @SendsHeader('Set-Cookie')
  endMySession(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.sessions.end(actor, id);
  }

  /** Ends all sessions of the signed-in person but the current one. */
  @Post('sessions/end-others')
  @Requires('own:write')
  @HttpCode(204)
  endMyOtherSessions(@CurrentActor() actor: Actor): Promise<void> {
    return this.sessions.endOthers(actor);
  }

  /** Asks for another address: a link goes to the new one, and a notice to the current one. At most 5 an hour. */
  @Post('email-change')
  @Requires('own:write')
  @Refuses('email_change_locked', 'email_taken', 'email_unchanged', 'too_many_requests', 'wrong_password')
  @HttpCode(202)
  requestEmailChange(@CurrentActor() actor: Actor, @Body() body: EmailChangeRequest): Promise<void> {
    return this.changing.execute(body, actor);
  }

  /** Withdraws the change that waits to be confirmed. */
  @Post('email-change/cancel')
  @Requires('own:write')
  @HttpCode(204)
  cancelEmailChange(@CurrentActor() actor: Actor): Promise<void> {
    return this.changing.cancel(actor);
  }

  /** Confirms with the link sent to the new address; where the account is not signed in, with the password too. */
  @Action('email-change/confirm')
  @Public()
  @Refuses('email_change_taken', 'token_expired', 'too_many_requests')
  @SendsHeader('Set-Cookie')
  confirmEmailChange(
    @Body() body: ConfirmEmailChangeRequest,
    @Client() client: ClientInfo,
    @MaybeActor() actor: Actor | null,
  ): Promise<ConfirmEmailChangeResponse> {
    return this.confirming.execute(body, client, actor);
  }

  /** "No he sido yo": undoes a change of address with the link sent to the previous address. */
  @Post('email-change/object')
  @Public()
  @Refuses('token_expired')
  @HttpCode(204)
  objectToEmailChange(@Body() { token }: LinkRequest): Promise<void> {
    return this.objecting.execute(token);
  }
}
