import { SendsFile } from '../platform/http/headers/content-disposition.js';
import { Body, Controller, Get, HttpCode, Post, Res, StreamableFile } from '@nestjs/common';
import { Action } from '../platform/http/action.js';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { SendsHeader } from '../platform/openapi/headers/sends-header.js';
import type { Actor } from '../platform/auth/actor.js';
import { CurrentActor, Public, Requires } from '../platform/auth/decorators.js';
import { Refuses } from '../platform/errors/refuses.js';
import { CopyArchive } from './copy/copy-archive.js';
import { CopyOfDataService } from './copy/copy-of-data.js';
import { EraseAccount } from './erasure/erase-account.js';
import { ErasureRequests } from './erasure/requests/erasure-requests.js';
import { ErasureConfirmation, ErasureOrder, ErasureState } from './privacy.dto.js';

@ApiTags('privacy')
@Controller('privacy')
export class PrivacyController {
  constructor(
    private readonly copies: CopyOfDataService,
    private readonly archive: CopyArchive,
    private readonly requests: ErasureRequests,
    private readonly erasing: EraseAccount,
  ) {}

  /** A ZIP with all data of the signed-in person: a readme, `datos.json` and the files. At most 5 a day. */
  @Action('export')
  @Requires('own:read')
  @Refuses('export_unavailable', 'too_many_requests')
  @SendsFile('application/zip')
  async exportMyData(
    @CurrentActor() { userId }: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const copy = await this.copies.take(userId);
    const stream = await this.archive.open(copy);
    response.set({
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="Mis_datos_${copy.day}.zip"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    return new StreamableFile(stream);
  }

  /** Whether the signed-in person may erase their account, and whether an erasure is pending. */
  @Get('erasure')
  @Requires('own:read')
  getMyErasure(@CurrentActor() { userId }: Actor): Promise<ErasureState> {
    return this.requests.state(userId);
  }

  /** Asks to erase the account: a message with a link, good for 24 hours, asks to confirm. A newer one replaces it. */
  @Post('erasure')
  @Requires('own:write')
  @Refuses('erasure_of_staff', 'too_many_requests', 'wrong_password')
  @HttpCode(202)
  requestMyErasure(@CurrentActor() actor: Actor, @Body() { password }: ErasureOrder): Promise<ErasureState> {
    return this.requests.ask(actor, password ?? '');
  }

  /** Takes the request back: its link does nothing any more. Without a request nothing happens. */
  @Action('erasure/cancel')
  @Requires('own:write')
  cancelMyErasure(@CurrentActor() actor: Actor): Promise<ErasureState> {
    return this.requests.cancel(actor);
  }

  /** Erases the account with the token of the link. Once more changes nothing. */
  @Post('erasure/confirm')
  @Public()
  @Refuses('erasure_gone', 'erasure_held', 'erasure_of_staff')
  @HttpCode(204)
  @SendsHeader('Set-Cookie')
  confirmErasure(@Body() { token }: ErasureConfirmation): Promise<void> {
    return this.erasing.execute(token);
  }
}
