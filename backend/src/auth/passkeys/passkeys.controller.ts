import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../platform/auth/actor.js';
import {
  CurrentActor,
  ForPeople,
  MaybeActor,
  NeedsProof,
  Public,
  Requires,
} from '../../platform/auth/decorators.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.js';
import { Refuses } from '../../platform/errors/refuses.js';
import { Action } from '../../platform/http/action.js';
import { IdParam } from '../../platform/http/validation/uuid-param.js';
import { SendsHeader } from '../../platform/openapi/headers/sends-header.js';
import { Client, type ClientInfo } from '../client.js';
import { SessionAnswer } from '../sign-in/session-answer.js';
import { SessionResponse } from '../sign-in/session-user.dto.js';
import { EnterByPasskey } from './enter-by-passkey.js';
import { OwnPasskeys } from './own-passkeys.js';
import {
  AddPasskeyRequest,
  PasskeyAddOptions,
  PasskeyEntryOptions,
  PasskeyEntryRequest,
  PasskeyResponse,
  RenamePasskeyRequest,
} from './passkey.dto.js';

/** Passkeys: signing in with one, and the own ones. */
@ApiTags('auth')
@Controller('auth/passkeys')
@ForPeople()
export class PasskeysController {
  constructor(
    private readonly entering: EnterByPasskey,
    private readonly own: OwnPasskeys,
    private readonly answer: SessionAnswer,
  ) {}

  /** A challenge to sign in with. */
  @Action('entry-options')
  @Public()
  getPasskeyEntryOptions(): PasskeyEntryOptions {
    return this.entering.options();
  }

  /** Signs a browser in. A passkey stands for both factors. */
  @Action('enter')
  @Public()
  @Refuses('passkey_refused', 'too_many_requests', 'unauthenticated')
  @SendsHeader('Set-Cookie')
  async signInWithPasskey(
    @Body() body: PasskeyEntryRequest,
    @Client() client: ClientInfo,
    @MaybeActor() actor: Actor | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
    return this.answer.toBrowser(response, await this.entering.execute(body, client, actor));
  }

  /** The passkeys of the signed-in person. */
  @Get()
  @Requires('own:read')
  listPasskeys(@CurrentActor() actor: Actor): Promise<PasskeyResponse[]> {
    return this.own.list(actor);
  }

  /** A challenge to add a passkey with. */
  @Action('add-options')
  @Requires('own:write')
  @NeedsProof()
  @Refuses('email_not_verified', 'passkeys_limit')
  getPasskeyAddOptions(@CurrentActor() actor: Actor): Promise<PasskeyAddOptions> {
    return this.own.options(actor);
  }

  /** Adds a passkey. The owner is told by e-mail. */
  @Post()
  @Idempotent()
  @Requires('own:write')
  @NeedsProof()
  @Refuses('email_not_verified', 'passkey_refused', 'passkeys_limit')
  createPasskey(@CurrentActor() actor: Actor, @Body() body: AddPasskeyRequest): Promise<PasskeyResponse> {
    return this.own.add(actor, body);
  }

  /** Gives one another name. */
  @Patch(':id')
  @Requires('own:write')
  @Refuses('passkey_not_found')
  updatePasskey(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() body: RenamePasskeyRequest,
  ): Promise<PasskeyResponse> {
    return this.own.rename(actor, id, body);
  }

  /** Removes one, and ends the other sessions that it opened. The owner is told by e-mail. */
  @Delete(':id')
  @Requires('own:write')
  @NeedsProof()
  @Refuses('passkey_not_found')
  @HttpCode(204)
  deletePasskey(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.own.remove(actor, id);
  }
}
